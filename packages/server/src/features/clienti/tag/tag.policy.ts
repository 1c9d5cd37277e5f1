import { allow, isConsulente } from '../../../http/policy.ts';

export const leggiTag = allow('elenca', 'tag', () => true);
/** Who makes clients makes the words for them. */
export const scriviTag = allow('scrivi', 'tag', (sessione) => !isConsulente(sessione));
/** A tag may be on clients that who is restricted to groups does not see: he neither changes it nor takes it away. */
export const cambiaTag = allow(
  'scrivi',
  'tag',
  (sessione) => !isConsulente(sessione) && sessione.gruppi === null,
);
