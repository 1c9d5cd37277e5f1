import { formatData } from '@quadra/values';
import { formatIntero } from '../formato/formato.ts';

/** The rate that Quadra has of a comune, or the base one of law, in a sentence. */
const diCasa = (origine: 'quadra' | 'base', percento: string) =>
  origine === 'quadra' ? `Quadra ha ${percento}` : `Quadra non ha la delibera, la base è ${percento}`;

/** Words of the rates that a studio writes for itself. */
export const messaggiAliquota = {
  titolo: 'Aliquote IMU dello studio',
  quante: (totale: number) => (totale === 1 ? '1 aliquota' : `${formatIntero(totale)} aliquote`),
  nuova: 'Inserisci un’aliquota',
  inserisci: 'Inserisci l’aliquota del tuo studio',
  inserisciPer: (tipo: string, anno: number) => `Inserisci l’aliquota del tuo studio: ${tipo}, ${anno}`,
  inserisciBreve: 'Inserisci',
  delTuoStudio: 'Del tuo studio',
  correggi: 'Correggi',
  correggiPer: (tipo: string, anno: number) => `Correggi l’aliquota dello studio: ${tipo}, ${anno}`,
  modifica: 'Aliquota dello studio',
  di: (comune: string, tipo: string, anno: number) => `${comune}, IMU ${anno}, ${tipo}`,
  vale: 'Vale per i calcoli del tuo studio. L’aliquota di Quadra resta com’è.',
  studio: 'Studio',
  comune: 'Comune',
  cercaComune: 'Nome del comune',
  anno: 'Anno d’imposta',
  tipo: 'Tipo di immobile',
  aliquota: 'Aliquota',
  quadra: 'Quadra',
  delibera: 'Delibera',
  numeroDelibera: 'Numero della delibera',
  dataDelibera: 'Data della delibera',
  link: 'Collegamento alla delibera',
  linkEsempio: 'https://',
  apriDelibera: 'Apri la delibera',
  nota: 'Nota',
  facoltativo: 'facoltativo',
  modificata: 'Modificata il',
  diBase: (percento: string) => `${percento} di base`,
  salvata: 'Aliquota dello studio salvata: i calcoli la usano.',
  elimina: 'Elimina',
  eliminaDomanda: (quale: string) => `Eliminare l’aliquota di ${quale}?`,
  eliminaTesto: (resta: string | null) =>
    resta === null
      ? 'Quadra non ne ha un’altra: i calcoli che la usano diventano incompleti.'
      : `I calcoli tornano a quella di Quadra: ${resta}.`,
  eliminata: (resta: string | null) =>
    resta === null
      ? 'Aliquota eliminata: ora non ce n’è nessuna.'
      : `Aliquota eliminata: ora vale quella di Quadra, ${resta}.`,
  nessuna: 'Nessuna aliquota dello studio',
  nessunaTesto:
    'Dove l’aliquota di Quadra manca o non è giusta, lo studio inserisce la sua con la delibera del comune: vale solo per i suoi calcoli.',
  nessunaConFiltri: 'Nessuna aliquota con questi filtri',
  delloStudio: (numero: string, data: string) =>
    `inserita dallo studio, delibera n. ${numero} del ${formatData(data)}`,
  nonVerificata: 'non verificata da Quadra',
  accanto: (origine: 'quadra' | 'base', percento: string) => `${diCasa(origine, percento)}.`,
  tolta: (giorno: string, resta: string | null) =>
    resta === null
      ? `quella dello studio è stata eliminata il ${giorno}: ora non ce n’è nessuna`
      : `quella dello studio è stata eliminata il ${giorno}: vale quella di Quadra, ${resta}`,
  mancante: (base: string | null) =>
    base === null
      ? 'manca la delibera del comune'
      : `manca la delibera del comune, è usata quella di base, ${base}`,
  annoPrima: (anno: number, percento: string) =>
    `non è noto il prospetto del ${anno}, è proposta l’aliquota del ${anno - 1}, ${percento}`,
  comePrima: (anno: number) => `Comune, come nel ${anno - 1}: il prospetto del ${anno} non è noto`,
  voce: (tipo: string, anno: number) => `${tipo} ${anno}`,
  studioDelibera: (numero: string, data: string) => `Studio, delibera n. ${numero} del ${formatData(data)}`,
  poggiaSu: (aliquote: string) => `Su aliquote inserite dallo studio, non verificate da Quadra: ${aliquote}.`,
  cambiata: (giorno: string) => `aliquota dello studio cambiata il ${giorno}`,
  impostaEAliquote: 'Imposta e aliquote',
  vaiAlCalcolo: (anno: number) => `Calcolo dell’IMU ${anno} e aliquote del comune`,
  cambiataDopo: (giorno: string) =>
    `Un’aliquota dello studio per questo comune è cambiata il ${giorno}, dopo l’ultimo salvataggio: rivedere l’imposta.`,
  tutte: 'Aliquote dello studio',
} as const;
