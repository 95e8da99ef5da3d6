/** The items of a menu that are shown. */
export const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')].filter((item) =>
    item.checkVisibility(),
  );

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The item to which a key moves the focus, in the menu pattern of the ARIA Authoring Practices: arrows,
 * Home, End, and the first letter of an item.
 */
export function itemFor(
  { key, ctrlKey, metaKey, altKey }: Key,
  items: HTMLElement[],
): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement);
  const after = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  if (key === 'ArrowDown') return after[0];
  if (key === 'ArrowUp') return items.at(current > 0 ? current - 1 : -1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (ctrlKey || metaKey || altKey) return undefined;
  return after.find(({ textContent }) =>
    [...key].length === 1 ? textContent.toLowerCase().startsWith(key.toLowerCase()) : false,
  );
}
