import type { PropostaFilo } from '@quadra/contract';
import { formatData } from '@quadra/values';
import type { Comunicazione } from './comunicazione/comunicazione.ts';
import { makeRigheFoglio, writeEuro } from './fattura-foglio.ts';

/** The sheet of an offer or of an expense note, for pdfmake. */
export const describeProposta = (p: PropostaFilo, quando: string): Comunicazione => ({
  studio: p.Venditore,
  logo: null,
  titolo: `${p.Tipo} ${p.Numero}`,
  sottotitolo: `del ${formatData(p.Data)}`,
  denominazione: p.Cliente,
  codiceFiscale: '',
  quando,
  isBozza: false,
  blocchi: [
    makeRigheFoglio(p.Righe),
    {
      tipo: 'voci',
      titolo: 'Importi',
      voci: [
        { titolo: 'Importo', valore: writeEuro(p.Importo) },
        { titolo: 'IVA', valore: writeEuro(p.Iva) },
        { titolo: 'Totale', valore: writeEuro(p.Totale) },
      ],
    },
    ...(p.Scadenza === null
      ? []
      : [{ tipo: 'testo' as const, testo: `L’offerta vale fino al ${formatData(p.Scadenza)}.` }]),
    ...(p.Note === '' ? [] : [{ tipo: 'testo' as const, testo: p.Note }]),
    { tipo: 'testo', testo: 'Documento senza valore fiscale: non è una fattura.' },
  ],
});
