import { act } from '@testing-library/react';

/** Adds what jsdom lacks of popovers: they are hidden until their button opens them. */
export function addPopovers() {
  const style = document.createElement('style');
  // The sheet of filters is no popover on a wide screen.
  style.textContent = '[popover][role=menu]:not([data-open]) { display: none; }';
  document.documentElement.append(style);
  // Of a menu that is open.
  HTMLElement.prototype.checkVisibility = () => true;
  HTMLElement.prototype.showPopover = function () {
    toggle(this, true);
  };
  HTMLElement.prototype.hidePopover = function () {
    toggle(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[popovertarget]');
    const id = button && button.getAttribute('popovertarget');
    const popover = id && document.getElementById(id);
    if (popover) toggle(popover, !popover.hasAttribute('data-open'));
  });
}

function toggle(popover: HTMLElement, open: boolean) {
  const tell = (type: string) => {
    const event = Object.assign(new Event(type), { newState: open ? 'open' : 'closed' });
    act(() => void popover.dispatchEvent(event));
  };
  tell('beforetoggle');
  popover.toggleAttribute('data-open', open);
  tell('toggle');
}
