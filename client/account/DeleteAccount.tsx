import { passwordFields } from '../auth/auth-fields';
import { useMember } from '../auth/RequireAuth';
import { Button } from '../ui/Button';
import { Form } from '../ui/Form';
import { PanelSection } from '../ui/PanelSection';
import { useDeleteAccount } from './useDeleteAccount';

/** Deletes the account. Where the sign-in is too old, the member signs in again first. */
export function DeleteAccount() {
  const { hasPassword } = useMember();
  const { mustSignIn, busy, confirmAndDelete, signInAndDelete } = useDeleteAccount();
  return (
    <PanelSection title="Delete my account">
      <div>
        <p>
          Your name, your e-mail address, your likes and your views are deleted for ever. Your
          artifacts stay in the catalogue, under the name “Former member”. You can delete artifacts
          in My-Artifacts first.
        </p>
        <p role="status">
          {mustSignIn && 'You signed in more than five minutes ago. Please sign in again.'}
        </p>
      </div>
      {!mustSignIn && (
        <Button
          $tone="danger"
          aria-disabled={busy || undefined}
          onClick={() => void confirmAndDelete()}
        >
          Delete my account
        </Button>
      )}
      {mustSignIn && hasPassword && (
        <Form
          fields={passwordFields}
          submitLabel="Sign in and delete my account"
          autoFocus
          onSubmit={({ password }) => signInAndDelete(password)}
        />
      )}
      {mustSignIn && !hasPassword && (
        <Button
          $tone="danger"
          autoFocus
          aria-disabled={busy || undefined}
          onClick={() => void signInAndDelete()}
        >
          Sign in with Google and delete my account
        </Button>
      )}
    </PanelSection>
  );
}
