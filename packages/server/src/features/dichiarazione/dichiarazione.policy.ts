import { allow, isConsulente } from '../../http/policy.ts';

/** Whoever is logged in reads the declarations of the studi of the session. */
export const leggiDichiarazione = allow('leggi', 'dichiarazione', () => true);
/** The vendor's consultant only looks; everybody else writes in the studi of the session. */
export const scriviDichiarazione = allow('scrivi', 'dichiarazione', (sessione) => !isConsulente(sessione), {
  permesso: 'DICHIARAZIONI_SCRIVI',
});
export const chiudiDichiarazione = allow('chiudi', 'dichiarazione', (sessione) => !isConsulente(sessione), {
  permesso: 'DICHIARAZIONI_CHIUDI',
});
export const eliminaDichiarazione = allow('elimina', 'dichiarazione', (sessione) => !isConsulente(sessione), {
  permesso: 'DICHIARAZIONI_ELIMINA',
});
/** A simulation saves nothing and reads nobody's data. */
export const simulaDichiarazione = allow('simula', 'dichiarazione', () => true, {
  funzionalita: 'SIMULAZIONE',
});
/** The final print changes the declaration: it is a write. */
export const stampaDichiarazione = allow('stampa', 'dichiarazione', (sessione) => !isConsulente(sessione), {
  permesso: 'DICHIARAZIONI_STAMPA',
});
