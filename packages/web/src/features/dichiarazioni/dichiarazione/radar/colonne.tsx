import type { TipoDichiarazione } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { Link } from '@tanstack/react-router';
import { formatGiorno } from '../../../../formato/formato.ts';
import { formatImporto } from '../../../../formato/formato-valore.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { type Colonna, prepareColonne } from '../../../../ui/griglia/colonna.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { describeCella, describeScadenza, findMeta } from './cella.ts';
import { DELEGA, Delega, describeDelega } from './delega.tsx';
import css from './RadarPage.module.css';
import type { CellaRadar, RigaRadar } from './radar.api.ts';

export const findCella = (riga: RigaRadar, tipo: string): CellaRadar | undefined =>
  riga.celle.find((cella) => cella.tipo === tipo);

type Props = { riga: RigaRadar; cella: CellaRadar; anno: number };

/** What comes next, a link to where it is done, and by when. */
function Passo({ riga, cella, anno }: Props) {
  const stato = describeCella(cella);
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

const makeObbligo = (tipo: TipoDichiarazione, anno: number, isSola: boolean): Colonna<RigaRadar> => ({
  nome: tipo,
  testo: m.tipo(tipo),
  // Alone it takes all the room: what is next is read whole.
  ...(isSola ? {} : { larghezza: 320 }),
  valore: (riga) => {
    const cella = findCella(riga, tipo);
    return cella && describeCella(cella).testo;
  },
  render: (riga) => {
    const cella = findCella(riga, tipo);
    return cella && <Passo riga={riga} cella={cella} anno={anno} />;
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
      valore: (riga) => riga.denominazione,
      render: (riga) => (
        <Link
          to="/anagrafica/$id"
          params={{ id: riga.idAnagrafica }}
          tabIndex={-1}
          className={css.name}
          title={riga.denominazione}
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
      cifre: true,
      valore: (riga) => riga.codiceFiscale,
    },
    {
      nome: 'daVersare',
      testo: m.daVersare,
      larghezza: 176,
      cifre: true,
      valore: ({ dovuto }) => dovuto && `${formatGiorno(dovuto.data)} ${writeImporto(dovuto.importo)}`,
      render: (riga) => <DaVersare riga={riga} />,
    },
    ...(conDeleghe
      ? [
          {
            ...{ nome: DELEGA, testo: m.delega, larghezza: 240 },
            valore: ({ delega }: RigaRadar) => delega && describeDelega(delega).testo,
            render: (riga: RigaRadar) => <Delega {...{ riga, onChiedi }} />,
          },
        ]
      : []),
    ...tipi.map((tipo) => makeObbligo(tipo, anno, tipi.length === 1)),
  ]);
