import {
  arrotonda,
  meno,
  minore,
  type Nodo,
  oltre,
  per,
  regola,
  saldo,
  se,
  sommaDi,
  somma as sommaNodi,
  zeroEuro,
} from '../engine/index.ts';
import { quotaPartiti } from '../parametri/enti.ts';
import { aliquotaPremiale } from '../parametri/societa.ts';
import {
  computeImponibile,
  computeImposta,
  makeAnticipi,
  makeNetta,
  makeRimborso,
  makeSaldoIres,
} from './catena-ires.ts';
import { makeCreditoEstero } from './credito-estero.ts';
import { makeEccedenzeGruppo } from './eccedenze-gruppo.ts';
import { daRiscontrare, sempre, tuir } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { usePerditeSocieta } from './perdite-societa.ts';

const make = (id: string, titolo: string, valore: Nodo, fonte = tuir('art. 118')) =>
  conteggio(`gruppo.${id}`, titolo, valore, fonte);

/** The companies of a group, the parent among them: each with the whole of its income, whatever the share. */
export const consolidate = 'consolidate';
const diSocieta = (id: string, titolo: string) => importo(`consolidate.${id}`, titolo, consolidate);
export const redditoSocieta = diSocieta('reddito', 'Reddito o perdita');
export const minimoSocieta = diSocieta('minimo', 'Reddito minimo');
export const interessiSocieta = diSocieta('interessi', 'Interessi passivi eccedenti');
export const rolSocieta = diSocieta('rol', 'ROL eccedente');
/** What each brings to the group besides its income. */
export const trasferiti = (
  [
    ['ritenute', 'Ritenute'],
    ['crediti', 'Crediti d’imposta'],
    ['acconti', 'Acconti versati'],
    ['eccedenze', 'Eccedenze IRES'],
    ['ace', 'ACE'],
    ['startUp', 'Start-up'],
    ['partiti', 'Liberalità ai partiti'],
  ] as const
).map(([id, titolo]) => ({ id, titolo, dato: diSocieta(id, titolo) }));
const trasferito = (id: (typeof trasferiti)[number]['id']) => {
  const voce = trasferiti.find((una) => una.id === id);
  if (!voce) throw new RangeError(`Nothing transferred as ${id}`);
  return make(`${id}Trasferiti`, voce.titolo, sommaDi(consolidate, voce.dato));
};
export const nx = {
  ritenute: trasferito('ritenute'),
  crediti: trasferito('crediti'),
  acconti: trasferito('acconti'),
  eccedenze: trasferito('eccedenze'),
  ace: trasferito('ace'),
  startUp: trasferito('startUp'),
  partiti: trasferito('partiti'),
};

export const somma = make('somma', 'Somma dei redditi e delle perdite', sommaDi(consolidate, redditoSocieta));
/** Interest that a company could not deduct, within the gross operating income that others have left. */
export const interessi = make(
  'interessi',
  'Interessi passivi eccedenti',
  sommaDi(consolidate, interessiSocieta),
);
export const rol = make('rol', 'Eccedenze di ROL', sommaDi(consolidate, rolSocieta));
export const interessiDedotti = make(
  'interessiDedotti',
  'Interessi passivi dedotti nel gruppo',
  minore(interessi, rol),
  daRiscontrare('TUIR', 'art. 96, c. 14'),
);
export const aumenti = importo('gruppo.aumenti', 'Rettifiche in aumento');
export const diminuzioni = importo('gruppo.diminuzioni', 'Rettifiche in diminuzione');
export const globale = make(
  'globale',
  'Reddito complessivo globale',
  saldo([somma, aumenti], [interessiDedotti, diminuzioni]),
);
export const minimo = make('minimo', 'Reddito minimo', sommaDi(consolidate, minimoSocieta));

// --- from the income of the group to the tax ---------------------------------------------------------------------------------
export const minimoGruppo = make('minimoGruppo', 'Reddito minimo', minimo);
export const reddito = make('reddito', 'Reddito', positivo(globale));
export const perdita = make('perdita', 'Perdita', positivo(meno(zeroEuro, globale)));
const capienza = positivo(meno(reddito, minimo));
export const perdite = usePerditeSocieta('iresGruppo', reddito, capienza);
/** CN4: what is left after the losses, then what the companies may take off it. */
export const dopoPerdite = make('dopoPerdite', 'Reddito dopo le perdite', meno(reddito, perdite.usate));
export const startUpUsate = make(
  'startUp',
  'Start-up',
  minore(nx.startUp, positivo(meno(dopoPerdite, minimo))),
);
export const aceUsata = make(
  'ace',
  'ACE',
  minore(nx.ace, positivo(saldo([dopoPerdite], [minimo, startUpUsate]))),
);
export const altreDeduzioni = importo('iresGruppo.deduzioni', 'Altre deduzioni');
export const imponibile = make(
  'imponibile',
  'Reddito imponibile',
  computeImponibile({
    base: dopoPerdite,
    usate: zeroEuro,
    deduzioni: [startUpUsate, aceUsata, altreDeduzioni],
    minimo,
  }),
);
export const premiale = importo('gruppo.premiale', 'Reddito al 20%');
const alPremiale = minore(premiale, imponibile);
const imposta = make(
  'imposta',
  'Imposta',
  se(
    oltre(premiale, zeroEuro),
    computeImposta(meno(imponibile, alPremiale), [alPremiale, aliquotaPremiale]),
    computeImposta(imponibile),
  ),
  tuir('art. 77'),
);
export const detrazionePartiti = make(
  'detrazionePartiti',
  'Liberalità ai partiti, 26%',
  arrotonda.euro(per(nx.partiti, quotaPartiti)),
  daRiscontrare('D.L. 149/2013', 'art. 11'),
);
const netta = makeNetta('iresGruppo', imposta, detrazionePartiti);
/** Taxes that the companies paid abroad: of each, within its part of the tax of the group. */
export const creditoEstero = makeCreditoEstero('esteroGruppo', {
  complessivo: imponibile,
  lorda: imposta,
  netta: netta.netta,
});
export const eccedenzeGruppo = makeEccedenzeGruppo('eccedenzeGruppo');
export const saldoGruppo = makeSaldoIres('iresGruppo', netta, {
  crediti: [nx.ritenute, nx.crediti, creditoEstero.totale],
  versamenti: [nx.acconti, nx.eccedenze, eccedenzeGruppo.ricevute.totale],
});
export const rimborso = makeRimborso('iresGruppo', saldoGruppo.saldo, eccedenzeGruppo.cedute.totale);
/** The advances do not look at the lower rate. */
const baseAcconti = make(
  'baseAcconti',
  'Base degli acconti',
  se(
    oltre(premiale, zeroEuro),
    meno(
      positivo(
        saldo([arrotonda.euro(computeImposta(imponibile))], [saldoGruppo.detrazioni, detrazionePartiti]),
      ),
      saldoGruppo.crediti,
    ),
    saldoGruppo.dovuta,
  ),
  daRiscontrare('L. 207/2024', 'art. 1, c. 444'),
);
export const iresGruppo = { ...saldoGruppo, anticipi: makeAnticipi('iresGruppo', baseAcconti) };
export const limitateTotali = make(
  'limitateTotali',
  'Perdite del gruppo da riportare',
  sommaNodi(perdite.limitateResidue, perdita),
  tuir('art. 84'),
);
/** Losses that go back to a company whose group ended: those it brought and nobody used. */
export const interruzioni = 'interruzioni';
export const perditePortate = importo('interruzioni.portate', 'Perdite trasferite', interruzioni);
export const perditeUsateGruppo = importo('interruzioni.usate', 'di cui usate dal gruppo', interruzioni);
export const perditeRestituite = regola({
  id: 'interruzioni.restituite',
  titolo: 'Perdite attribuite',
  unita: 'euro',
  raccolta: interruzioni,
  formule: sempre(positivo(meno(perditePortate, perditeUsateGruppo)), tuir('art. 124')),
});
