import {
  arrotonda,
  dato,
  maggiore,
  meno,
  minore,
  type Nodo,
  per,
  regola,
  zeroEuro,
} from '../engine/index.ts';
import { aliquotaVantaggio } from '../parametri/forfettario.ts';
import { daRiscontrare, fonte, sempre } from './fonti.ts';
import { usePerdite } from './perdite.ts';

const importo = (id: string, titolo: string, prova?: string) =>
  dato({ id: `vantaggio.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const componentiPositivi = importo('componentiPositivi', 'Componenti positivi');
export const componentiNegativi = importo('componentiNegativi', 'Componenti negativi');
export const contributi = importo('contributi', 'Contributi obbligatori versati', 'F24 versati nell’anno');

const LEGGE = fonte('D.L. 98/2011', 'art. 27');
const make = (id: string, titolo: string, valore: Nodo) =>
  regola({
    id: `vantaggio.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(valore, LEGGE, daRiscontrare('Istruzioni Redditi PF', 'quadro LM')),
  });

/** What was collected less what was paid: negative is a loss. */
export const redditoLordo = make(
  'redditoLordo',
  'Reddito lordo o perdita',
  meno(componentiPositivi, componentiNegativi),
);
const positivo = maggiore(zeroEuro, redditoLordo);
export const contributiDedotti = make(
  'contributiDedotti',
  'Contributi dedotti',
  minore(contributi, positivo),
);
export const contributiEccedenti = make(
  'contributiEccedenti',
  'Contributi oltre il reddito',
  meno(contributi, contributiDedotti),
);
export const redditoNetto = make('redditoNetto', 'Reddito netto', meno(positivo, contributiDedotti));
export const perdite = usePerdite('vantaggio', redditoNetto);
export const reddito = make('reddito', 'Reddito soggetto a imposta', meno(redditoNetto, perdite.usate));
export const imposta = regola({
  id: 'vantaggio.imposta',
  titolo: 'Imposta sostitutiva del regime di vantaggio',
  unita: 'euro',
  formule: sempre(arrotonda.centesimo(per(reddito, aliquotaVantaggio)), LEGGE),
});
