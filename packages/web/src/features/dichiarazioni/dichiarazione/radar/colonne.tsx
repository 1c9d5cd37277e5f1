import type { TipoDichiarazione } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { formatGiorno } from '../../../../formato/formato.ts';
import { formatImporto } from '../../../../formato/formato-valore.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { type Colonna, prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { describeCella, describeScadenza, findMeta, findScadenza, nameIntera } from './cella.ts';
import { DELEGA, Delega, describeDelega } from './delega.tsx';
import css from './RadarPage.module.css';
import type { CellaRadar, RigaRadar } from './radar.api.ts';

export const findCella = (riga: RigaRadar, tipo: string): CellaRadar | undefined =>
  riga.celle.find((cella) => cella.tipo === tipo);

type Props = { riga: RigaRadar; cella: CellaRadar; anno: number };

/** What comes next in few words, a link to where it is done; whoever listens hears it whole. */
function PassoBreve({ riga, cella, anno }: Props) {
  const { tipo, testo, breve } = describeCella(cella);
  const scadenza = describeScadenza(cella)?.intera;
  return (
    <Link
      {...findMeta(riga, cella, anno)}
      tabIndex={-1}
      aria-label={nameIntera(testo, breve)}
      className={css.short}
      title={[testo, scadenza].filter(Boolean).join('. ')}
    >
      <Stato tipo={tipo} testo={breve} />
    </Link>
  );
}

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

/** What comes next, a link to where it is done, and by when. */
function Passo({ riga, cella, anno }: Props) {
  const { tipo, testo } = describeCella(cella);
  const stato = { tipo, testo };
  const scadenza = describeScadenza(cella);
  return (
    <span className={css.cell} title={[stato.testo, scadenza?.intera].filter(Boolean).join('. ')}>
      <Link {...findMeta(riga, cella, anno)} tabIndex={-1} className={css.step}>
        <Stato {...stato} />
      </Link>
      {scadenza && <span className={classi(css.due, scadenza.scaduta && css.late)}>{scadenza.testo}</span>}
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

const LARGHEZZA_CLIENTE = 260;
const LARGHEZZA_CLIENTE_STRETTA = 204;
/** Of an obligation among others: a sign and a word. */
const LARGHEZZA_OBBLIGO = 95;

const makeObbligo = (tipo: TipoDichiarazione, anno: number, isSola: boolean): Colonna<RigaRadar> => ({
  nome: tipo,
  testo: m.tipo(tipo),
  // Alone it takes all the room: what is next is read whole.
  ...(isSola ? {} : { larghezza: LARGHEZZA_OBBLIGO, suggerimento: m.tipo(tipo) }),
  valore: (riga) => {
    const cella = findCella(riga, tipo);
    return cella && describeCella(cella).testo;
  },
  render: (riga) => {
    const cella = findCella(riga, tipo);
    const Cella = isSola ? Passo : PassoBreve;
    return cella && <Cella riga={riga} cella={cella} anno={anno} />;
  },
});

/** The clients, and a column for each of their obligations. */
export const makeColonneRadar = (
  tipi: readonly TipoDichiarazione[],
  anno: number,
  { conDeleghe, onChiedi }: { conDeleghe: boolean; onChiedi: ((riga: RigaRadar) => void) | null },
) =>
  prepareColonne<RigaRadar>([
    {
      nome: 'denominazione',
      testo: m.cliente,
      ordina: 'Denominazione',
      fissa: true,
      ...(tipi.length === 1 && { larghezza: LARGHEZZA_CLIENTE }),
      ...(tipi.length > 1 && { larghezza: LARGHEZZA_CLIENTE_STRETTA }),
      valore: (riga) => riga.denominazione,
      render: (riga) => (
        <Link
          to="/anagrafica/$id"
          params={{ id: riga.idAnagrafica }}
          tabIndex={-1}
          className={css.name}
          title={`${riga.denominazione}, ${riga.codiceFiscale}`}
        >
          {riga.denominazione}
        </Link>
      ),
    },
    {
      nome: 'codiceFiscale',
      testo: m.codiceFiscale,
      ordina: 'CodiceFiscale',
      larghezza: 156,
      // The obligations are what one reads: among many it is asked for, and it is in the name's words.
      ...(tipi.length > 1 && { visibile: false }),
      cifre: true,
      valore: (riga) => riga.codiceFiscale,
    },
    {
      nome: 'daVersare',
      testo: m.daVersare,
      larghezza: 164,
      cifre: true,
      valore: ({ dovuto }) => dovuto && `${formatGiorno(dovuto.data)} ${writeImporto(dovuto.importo)}`,
      render: (riga) => <DaVersare riga={riga} />,
    },
    ...(conDeleghe
      ? [
          {
            ...{ nome: DELEGA, testo: m.delega, larghezza: tipi.length > 1 ? 128 : 240 },
            valore: ({ delega }: RigaRadar) => delega && describeDelega(delega).testo,
            render: (riga: RigaRadar) => <Delega {...{ riga, onChiedi, isBreve: tipi.length > 1 }} />,
          },
        ]
      : []),
    ...(tipi.length > 1
      ? [
          {
            ...{ nome: 'scadenza', testo: m.scadenzaProssima, larghezza: 124 },
            valore: (riga: RigaRadar) => {
              const prima = findScadenza(riga);
              return prima && describeScadenza(prima)?.testo;
            },
            render: (riga: RigaRadar) => <Scadenza riga={riga} />,
          },
        ]
      : []),
    ...tipi.map((tipo) => makeObbligo(tipo, anno, tipi.length === 1)),
  ]);
