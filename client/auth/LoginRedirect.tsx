import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';

/** /login is the older address of the sign-in page; keeps the attempted path. */
export function LoginRedirect() {
  const { search } = useLocation();
  return <Navigate to={{ pathname: paths.signIn, search }} replace />;
}
