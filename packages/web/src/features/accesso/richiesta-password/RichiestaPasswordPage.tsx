import { useSearch } from '@tanstack/react-router';
import { FormEmail } from './FormEmail.tsx';
import { FormNuovaPassword } from './FormNuovaPassword.tsx';

/** Without a code asks for the link, with the code of the link sets the new password. */
export function RichiestaPasswordPage() {
  const { codice } = useSearch({ strict: false });
  return codice ? <FormNuovaPassword codice={codice} /> : <FormEmail />;
}
