import { paths } from '../paths';
import { ButtonLink } from '../ui/Button';

/** The way to an artifact that needs no account, wherever its page for members was asked for. */
export const ReadRecordLink = ({ id }: { id: string }) => (
  <ButtonLink to={paths.record(id)}>Read its record without signing in</ButtonLink>
);
