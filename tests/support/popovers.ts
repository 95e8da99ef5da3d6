/** Adds what jsdom lacks of popovers: they are hidden until their button opens them. */
export function addPopovers() {
  const style = document.createElement('style');
  style.textContent = '[popover]:not([data-open]) { display: none; }';
  document.documentElement.append(style);
  HTMLElement.prototype.hidePopover = function () {
    this.removeAttribute('data-open');
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[popovertarget]');
    const id = button && button.getAttribute('popovertarget');
    if (id) document.getElementById(id)?.toggleAttribute('data-open');
  });
}
