import type { StatoRadar, TipoDichiarazione } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { formatGiorno } from '../../../../formato/formato.ts';
import { formatImporto } from '../../../../formato/formato-valore.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { type Colonna, prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { describeCella, describeScadenza, findOstacolo, findScadenza } from './cella.ts';
import { DELEGA, Delega, describeDelega } from './delega.tsx';
import css from './RadarPage.module.css';
import type { CellaRadar, ObbligoRadar, RigaRadar } from './radar.api.ts';
import { PassoBreve } from './SchedaPasso.tsx';
import { TestaObbligo, TotaleObbligo } from './testa.tsx';

export const findCella = (riga: RigaRadar, tipo: string): CellaRadar | undefined =>
  riga.celle.find((cella) => cella.tipo === tipo);

/** The deadline that comes first, and how far it is. */
function Scadenza({ riga }: { riga: RigaRadar }) {
  const prima = findScadenza(riga);
  const scadenza = prima && describeScadenza(prima);
  if (!prima || !scadenza) return null;
  return (
    <span
      className={classi(css.due, scadenza.scaduta && css.late)}
      title={`${m.tipo(prima.tipo)}. ${scadenza.intera}`}
    >
      {scadenza.testo}
    </span>
  );
}

/** A model whose credits pay for all is presented all the same: its zero is said. */
const writeImporto = (importo: number) => (importo === 0 ? m.aZero : formatImporto(importo));

/** When the client pays next and how much, a link to his conto. */
function DaVersare({ riga: { idAnagrafica, dovuto } }: { riga: RigaRadar }) {
  if (dovuto === null) return null;
  const { data, importo, totale } = dovuto;
  const isScaduto = data < giornoDiRoma(new Date());
  return (
    <span className={css.cell} title={m.versamento(formatGiorno(data), formatImporto(totale), isScaduto)}>
      <Link
        to="/conto-fiscale"
        search={{ cliente: idAnagrafica, anno: Number(data.slice(0, 4)) }}
        tabIndex={-1}
        className={css.step}
      >
        {writeImporto(importo)}
      </Link>
      <span className={classi(css.due, isScaduto && css.late)}>{formatGiorno(data)}</span>
    </span>
  );
}

const LARGHEZZA_CLIENTE = 300;
const LARGHEZZA_CLIENTE_STRETTA = 204;
/** Of an obligation among others: a sign and a word. */
const LARGHEZZA_OBBLIGO = 95;

/** How the obligations stand, and what a number of theirs shows. */
type Tavola = {
  anno: number;
  totali: readonly ObbligoRadar[];
  onTotale: (obbligo: ObbligoRadar, stato: StatoRadar) => void;
};

const makeObbligo = (
  tipo: TipoDichiarazione,
  { anno, totali, onTotale }: Tavola,
  isSola: boolean,
): Colonna<RigaRadar> => ({
  nome: tipo,
  testo: m.tipo(tipo),
  ...makeTesta(
    totali.find((uno) => uno.tipo === tipo),
    onTotale,
  ),
  // Alone it takes all the room: what is next is read whole.
  ...(isSola ? {} : { larghezza: LARGHEZZA_OBBLIGO, suggerimento: m.tipo(tipo) }),
  valore: (riga) => {
    const cella = findCella(riga, tipo);
    return cella && describeCella(cella).testo;
  },
  render: (riga) => {
    const cella = findCella(riga, tipo);
    return cella ? <PassoBreve {...{ riga, cella, anno }} isIntero={isSola} /> : <NonDovuto />;
  },
});

/** What stands in the head of an obligation and under it. */
const makeTesta = (obbligo: ObbligoRadar | undefined, onTotale: Tavola['onTotale']) =>
  obbligo && {
    testa: <TestaObbligo obbligo={obbligo} />,
    totale: <TotaleObbligo obbligo={obbligo} onScegli={onTotale} />,
  };

const NonDovuto = () => (
  <span className={css.notDue}>
    <span className="hidden">{m.nonDovuto}</span>
  </span>
);

/** What a client waits for first, in words. */
function sayOstacolo(riga: RigaRadar): string {
  const ostacolo = findOstacolo(riga);
  if (ostacolo) return describeCella(ostacolo).testo;
  if (riga.celle.some(({ blocca }) => blocca)) return m.stagionePassata;
  return riga.celle.every(({ passo }) => passo === 'Accolta') ? m.concluso : m.attende;
}

/** A client, and what stops him next; where one obligation alone is seen, who he is. */
const Cliente = ({ riga, isSola }: { riga: RigaRadar; isSola: boolean }) => (
  <span className={css.client}>
    <Link
      to="/anagrafica/$id"
      params={{ id: riga.idAnagrafica }}
      tabIndex={-1}
      className={css.name}
      title={`${riga.denominazione}, ${riga.codiceFiscale}`}
    >
      {riga.denominazione}
    </Link>
    <span className={css.next}>{isSola ? riga.codiceFiscale : sayOstacolo(riga)}</span>
  </span>
);

/** Who took in charge what is still worked at. */
const nameOperatori = ({ celle }: RigaRadar): string =>
  [
    ...new Set(
      celle.flatMap(({ inCaricoA, conclusa }) => (inCaricoA === null || conclusa ? [] : [inCaricoA])),
    ),
  ].join(', ');

/** What else there is to see of the clients. */
type Altre = {
  conDeleghe: boolean;
  onChiedi: ((riga: RigaRadar) => void) | null;
  /** Somebody took something in charge. */
  conOperatori: boolean;
};

/** The clients, and a column for each of their obligations. */
export const makeColonneRadar = (
  tipi: readonly TipoDichiarazione[],
  tavola: Tavola,
  { conDeleghe, onChiedi, conOperatori }: Altre,
) =>
  prepareColonne<RigaRadar>([
    {
      nome: 'denominazione',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      testa: <span className={css.under}>{tipi.length > 1 ? m.prossimoOstacolo : m.codiceFiscale}</span>,
      totale: <span className={css.under}>{m.totali}</span>,
      larghezza: tipi.length > 1 ? LARGHEZZA_CLIENTE_STRETTA : LARGHEZZA_CLIENTE,
      valore: (riga) => riga.denominazione,
      render: (riga) => <Cliente riga={riga} isSola={tipi.length === 1} />,
    },
    ...tipi.map((tipo) => makeObbligo(tipo, tavola, tipi.length === 1)),
    {
      nome: 'daVersare',
      testo: m.daVersare,
      larghezza: 150,
      cifre: true,
      valore: ({ dovuto }) => dovuto && `${formatGiorno(dovuto.data)} ${writeImporto(dovuto.importo)}`,
      render: (riga) => <DaVersare riga={riga} />,
    },
    ...(conDeleghe
      ? [
          {
            ...{ nome: DELEGA, testo: m.delega, larghezza: tipi.length > 1 ? 122 : 240 },
            valore: ({ delega }: RigaRadar) => delega && describeDelega(delega).testo,
            render: (riga: RigaRadar) => <Delega {...{ riga, onChiedi, isBreve: tipi.length > 1 }} />,
          },
        ]
      : []),
    {
      ...{ nome: 'operatore', testo: m.operatore, ordina: 'Operatore', larghezza: 130 },
      visibile: conOperatori,
      valore: nameOperatori,
    },
    {
      ...{ nome: 'scadenza', testo: m.scadenzaProssima, ordina: 'Urgenza', larghezza: 124, visibile: false },
      valore: (riga) => {
        const prima = findScadenza(riga);
        return prima && describeScadenza(prima)?.testo;
      },
      render: (riga) => <Scadenza riga={riga} />,
    },
    {
      nome: 'codiceFiscale',
      testo: m.codiceFiscale,
      ordina: 'CodiceFiscale',
      larghezza: 156,
      // The obligations are what one reads: it is asked for, and it is in the name's words.
      visibile: false,
      cifre: true,
      valore: (riga) => riga.codiceFiscale,
    },
  ]);
