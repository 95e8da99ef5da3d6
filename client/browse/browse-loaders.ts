import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { browseFactPath, browseKeyPath } from '../../common/public-paths';
import { MAX_PAGE_SIZE } from '../../common/page-sizes';
import {
  BrowseFactPageDocument,
  type BrowseFactPageQuery,
  BrowsePageDocument,
  type BrowsePageQuery,
  BrowseTermPageDocument,
  type BrowseTermPageQuery,
} from '../generated/pages';
import { readerOf } from '../loaders/read';

/** The parameters of an address that choose a page of values: cursors. */
export const browseParameters = ['after', 'before'] as const;

/** Empty where no artifact has a fact by which the catalogue is browsed. */
export type BrowseView = BrowsePageQuery['browsableFacts'];
/** Null where there is no such fact, or no artifact has it. */
export type BrowseFactView = BrowseFactPageQuery['factValues'];
/** Null where no artifact has the value. */
export type BrowseTermView = BrowseTermPageQuery['factTerm'];

export async function browseLoader(args: LoaderFunctionArgs): Promise<BrowseView> {
  return (await readerOf(args)(BrowsePageDocument, {})).browsableFacts;
}

/** Loads a page of the values of a fact. A cursor that is not of the list leads to its beginning. */
export async function browseFactLoader(
  args: LoaderFunctionArgs,
): Promise<BrowseFactView | Response> {
  const { key = '' } = args.params;
  const { searchParams } = new URL(args.request.url);
  const after = searchParams.get('after');
  const before = after === null ? searchParams.get('before') : null;
  const size = before === null ? { first: MAX_PAGE_SIZE } : { last: MAX_PAGE_SIZE };
  try {
    return (await readerOf(args)(BrowseFactPageDocument, { key, ...size, after, before }))
      .factValues;
  } catch (error) {
    if (after === null && before === null) throw error;
    return redirect(browseKeyPath(key));
  }
}

/** Loads a value. Another spelling leads to the most frequent one. */
export async function browseTermLoader(
  args: LoaderFunctionArgs,
): Promise<BrowseTermView | Response> {
  const { key = '', value = '' } = args.params;
  const { factTerm } = await readerOf(args)(BrowseTermPageDocument, { key, value });
  if (factTerm && factTerm.value !== value) {
    return redirect(browseFactPath(key, factTerm.value), 301);
  }
  return factTerm;
}
