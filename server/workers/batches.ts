/**
 * Sends what many hand in, one batch after the other: what comes while a batch is under way goes
 * together in the next one.
 * @returns hands an item in; settles with its batch.
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
    // A batch that failed has told those who wait for it.
    next ??= last = last.catch(() => undefined).then(sendWaiting);
    return next;
  };
}
