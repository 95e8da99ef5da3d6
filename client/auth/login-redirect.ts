import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { paths } from '../paths';

/** /login is the older address of the sign-in page; keeps the attempted path. */
export const redirectToSignIn = ({ request }: LoaderFunctionArgs): Response =>
  redirect(paths.signIn + new URL(request.url).search);
