import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { codeOf } from '../apollo/errors';
import { artifactFields } from '../artifacts/artifact-fields';
import {
  SheetPageDocument,
  type SheetPage_SheetFragment,
  useMatchSheetMutation,
} from '../generated/graphql';
import { useDialogs } from '../ui/Dialog';
import { useOneAtATime } from '../ui/useOneAtATime';
import { forgetRows } from './forget-rows';

type Column = SheetPage_SheetFragment['columns'][number];

/** A column with the field that is chosen for it now. */
export interface ColumnChoice {
  column: Column;
  /** Null for a column that is left out. */
  field: string | null;
}

export interface ColumnChoices {
  all: readonly ColumnChoice[];
  /** Those that differ from what the rows were looked at with. */
  changed: readonly ColumnChoice[];
  /** Fields that several columns give, with these columns. */
  twice: readonly (readonly [field: string, columns: readonly Column[]])[];
  /** The fields that a new artifact needs, and no column gives. */
  missing: readonly string[];
  choose: (column: Column, field: string | null) => void;
  isBusy: boolean;
  /** Looks at the rows again with the chosen columns. */
  look: () => Promise<void>;
  /** How often the rows were looked at again on this page. */
  seen: number;
}

/** What the columns of a sheet give: the member chooses first, and has the rows looked at again then. */
export function useColumnChoices({ id, columns }: SheetPage_SheetFragment): ColumnChoices {
  const { notify } = useDialogs();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string | null>>(new Map());
  const [seen, setSeen] = useState(0);
  const { isBusy, run } = useOneAtATime();
  const [match, { client }] = useMatchSheetMutation({
    update: (cache: ApolloCache) => forgetRows(cache, id),
  });
  const all = columns.map((column) => {
    const field = chosen.get(column.index);
    return { column, field: field === undefined ? column.field : field };
  });
  const changed = all.filter(({ column, field }) => field !== column.field);

  async function look() {
    try {
      const sent = changed.map(({ column: { index }, field }) => ({ index, field }));
      await match({ variables: { id, columns: sent } });
      setChosen(new Map());
      setSeen((count) => count + 1);
    } catch (error) {
      const isOutdated = ['BAD_USER_INPUT', 'NOT_FOUND'].includes(codeOf(error) ?? '');
      if (isOutdated) {
        await client.refetchQueries({ include: [SheetPageDocument] }).catch(() => undefined);
      }
      const message = isOutdated
        ? 'The columns were not taken. The page shows the sheet as it is now.'
        : 'Something went wrong. Your choices are kept: please try again.';
      void notify({ tone: 'failure', title: 'Not looked at again', message });
    }
  }

  return {
    all,
    changed,
    twice: givenTwice(all),
    missing: missingFields(all),
    choose: (column, field) => setChosen(new Map([...chosen, [column.index, field]])),
    isBusy,
    look: () => run(look),
    seen,
  };
}

function givenTwice(all: readonly ColumnChoice[]): ColumnChoices['twice'] {
  const byField = new Map<string, Column[]>();
  for (const { column, field } of all) {
    if (field !== null) byField.set(field, [...(byField.get(field) ?? []), column]);
  }
  return [...byField].filter(([, columns]) => columns.length > 1);
}

function missingFields(all: readonly ColumnChoice[]): string[] {
  const given = new Set(all.map(({ field }) => field));
  return artifactFields()
    .filter(({ name, optional }) => !optional && !given.has(name))
    .map(({ label }) => label);
}
