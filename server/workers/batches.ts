/**
 * Sends items in batches, one batch after the other. Items that arrive while a batch is being sent
 * form the next one.
 * @returns a function that takes an item, and settles with its batch.
 */
export function inBatches<Item>(
  send: (items: Item[]) => Promise<unknown>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let last = Promise.resolve();
  let next: Promise<void> | undefined;

  const sendWaiting = async () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    await send(items);
  };
  return (item) => {
    waiting.push(item);
    // A batch that failed has rejected for its own items.
    next ??= last = last.catch(() => undefined).then(sendWaiting);
    return next;
  };
}
