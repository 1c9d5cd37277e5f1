import { checkRecapitiFirma, type DifettoFirma, type RecapitiFirma } from '@quadra/values';

const difetti: Readonly<Record<keyof RecapitiFirma, Readonly<Record<DifettoFirma, string>>>> = {
  email: { mancante: 'manca l’e-mail', errato: 'l’e-mail non è valida' },
  telefono: { mancante: 'manca il telefono', errato: 'il telefono vuole il prefisso internazionale' },
};

/** Words of what is needed to sign electronically. */
export const messaggiFirma = {
  necessaria: 'necessaria alla firma elettronica',
  necessario: 'necessario alla firma elettronica',
} as const;

/** Whether somebody can sign electronically with these, and otherwise what is in the way. */
export function describeFirma(recapiti: RecapitiFirma): { tipo: 'fatto' | 'daFare'; testo: string } {
  const { email, telefono } = checkRecapitiFirma(recapiti);
  const mancano = [email && difetti.email[email], telefono && difetti.telefono[telefono]].filter(Boolean);
  return mancano.length === 0
    ? { tipo: 'fatto', testo: 'Recapiti pronti per la firma elettronica' }
    : { tipo: 'daFare', testo: `Firma elettronica non possibile: ${mancano.join(', ')}` };
}
