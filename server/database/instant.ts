import type { ValueTransformer } from 'typeorm';

/** An instant as milliseconds since 1970 (UTC): the same in every database and time zone. */
export const instant: ValueTransformer = {
  to: (value?: Date) => value?.getTime(),
  from: (value: number | string | null) => (value === null ? null : new Date(Number(value))),
};

/** The same as a number, for a part of a key. */
export const milliseconds: ValueTransformer = {
  to: (value?: number) => value,
  from: Number,
};
