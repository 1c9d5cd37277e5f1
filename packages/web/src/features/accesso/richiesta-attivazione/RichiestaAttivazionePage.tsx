import { Navigate } from '@tanstack/react-router';

/** The activation request is reserved: every way in leads to the login page. */
export function RichiestaAttivazionePage() {
  return <Navigate to="/login" replace />;
}
