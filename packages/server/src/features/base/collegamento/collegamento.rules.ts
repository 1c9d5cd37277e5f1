import { testiCollegamento as t } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { CollegamentoClienteTable } from './collegamento.table.ts';

/** How long a code is good, how many wrong ones it bears, and how many codes a link may have. */
export const CODICE = { minuti: 15, errori: 5, mandati: 5, pausaSecondi: 45 } as const;
/** Wrong codes that a link bears in all: then it is over. */
export const ERRORI_MASSIMI = 10;

type NelTempo = Pick<CollegamentoClienteTable, 'fine' | 'scade_il'>;
/** Why a link opens nothing, as its page says it; undefined for one that is good. Pure. */
export function explainFine({ fine, scade_il }: NelTempo, adesso: Date): string | undefined {
  if (fine !== null) return t.fine[fine];
  return scade_il <= adesso ? t.scaduto(formatData(giornoDiRoma(scade_il))) : undefined;
}

/** An address of which only its owner reads the whole: `m…i@posta.example`. Pure. */
export function hideEmail(email: string): string {
  const [nome = '', dominio = ''] = email.split('@');
  return `${nome.slice(0, 1)}…${nome.length > 2 ? nome.slice(-1) : ''}@${dominio}`;
}

type DiCodice = Pick<CollegamentoClienteTable, 'codice_mandato_il'> & { readonly codici: number };
/** Why another code is not sent now; undefined when it is. Pure. */
export function explainAttesa({ codici, codice_mandato_il }: DiCodice, adesso: Date): string | undefined {
  if (codici >= CODICE.mandati) return t.TROPPI_CODICI;
  const passati = codice_mandato_il === null ? Infinity : adesso.getTime() - codice_mandato_il.getTime();
  return passati < CODICE.pausaSecondi * 1000 ? t.CODICE_APPENA_MANDATO : undefined;
}
