/** Numbers that look random and are the same in every run: mulberry32. */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.whole(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** Picks the first items of a list more often than the later ones. */
  pickSkewed<Item>(items: readonly Item[]): Item {
    return this.pick(items.slice(0, this.whole(1, items.length)));
  }

  /** Puts the items in a random order, in place. */
  shuffle<Item>(items: Item[]): Item[] {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.whole(0, last);
      [items[last], items[other]] = [items[other] as Item, items[last] as Item];
    }
    return items;
  }
}
