import { IconAlertTriangle } from '@tabler/icons-react';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiCascata as m } from '../../../../messages/cascata.ts';
import { classi } from '../../../../ui/classi.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import {
  AsseCascata,
  BarraCascata,
  CuneoCascata,
  LegendaCascata,
} from '../../../../ui/grafici/BarraCascata.tsx';
import { makeScala, reduceScala, type Scala } from '../../../../ui/grafici/scala.ts';
import { useApertura } from '../apertura/contesto.ts';
import { CodiceRigo } from '../quadro/NumeroInterno.tsx';
import css from './Cascata.module.css';
import { readCodice } from './csv.ts';
import { listEstremi, type RigaMostrata, subtractPrima } from './righe.ts';
import { useFrecce } from './useFrecce.ts';

type Props = { righe: readonly RigaMostrata[]; anno: number; conPrima: boolean };

/** The table that is the picture: two panels from zero, the second on its own scale. */
export function TavolaCascata({ righe, anno, conPrima }: Props) {
  const [redditi, imposte] = (['redditi', 'imposta'] as const).map((quale) =>
    righe.filter(({ pannello }) => pannello === quale),
  );
  const intera = makeScala(listEstremi(redditi ?? []));
  const { scala, volte } = reduceScala(intera, listEstremi(imposte ?? []));
  const { quale, move, setQuale } = useFrecce(righe);
  const riga = (una: RigaMostrata, i: number, tutte: readonly RigaMostrata[]) => (
    <Riga
      key={una.id}
      riga={una}
      conPrima={conPrima}
      scala={una.pannello === 'redditi' ? intera : scala}
      sopra={i === 0 ? null : (tutte[i - 1]?.barra?.a ?? null)}
      sotto={tutte[i + 1]?.barra == null ? null : (una.barra?.a ?? null)}
      isQui={una.id === quale}
      onQui={() => setQuale(una.id)}
    />
  );
  return (
    <table className={css.table} onKeyDown={move}>
      <caption className="hidden">{m.titolo}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.code}>
            {m.rigo}
          </th>
          <th scope="col" className={css.name}>
            {m.redditi}
          </th>
          <th scope="col" className={css.chart}>
            <span className="hidden">{m.grafico}</span>
            <AsseCascata scala={intera} write={formatIntero} />
          </th>
          <th scope="col" className={css.amount}>
            {m.anno(anno)}
          </th>
          {conPrima && (
            <>
              <th scope="col" className={classi(css.amount, css.wide)}>
                {m.anno(anno - 1)}
              </th>
              <th scope="col" className={classi(css.amount, css.wide)}>
                {m.differenza}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>{redditi?.map(riga)}</tbody>
      <tbody>
        <tr className={css.between}>
          <td />
          <th scope="rowgroup" className={css.name}>
            {m.imposta}
          </th>
          <td className={css.chart}>
            {volte > 1 && <CuneoCascata sopra={intera} sotto={scala} />}
            <span className={css.scale}>{m.scalaPer(volte)}</span>
          </td>
          <Vuote conPrima={conPrima} />
        </tr>
        {imposte?.map(riga)}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            <LegendaCascata
              voci={[
                ['piena', String(anno)],
                ['contorno', m.siToglie],
                ...(conPrima ? [['linea', String(anno - 1)] as const] : []),
              ]}
            />
          </td>
          <td className={css.chart}>
            <AsseCascata scala={scala} write={formatIntero} />
          </td>
          <Vuote conPrima={conPrima} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Where a row has no amounts: as many cells, so that those of a narrow page go away together. */
const Vuote = ({ conPrima }: { conPrima: boolean }) => (
  <>
    <td className={css.amount} />
    {conPrima && (
      <>
        <td className={classi(css.amount, css.wide)} />
        <td className={classi(css.amount, css.wide)} />
      </>
    )}
  </>
);

type PropsRiga = {
  riga: RigaMostrata;
  conPrima: boolean;
  scala: Scala;
  sopra: number | null;
  sotto: number | null;
  isQui: boolean;
  onQui: () => void;
};

/** A row is one target: it explains its number; the last, which sums more taxes, leads to them. */
function Riga({ riga, conPrima, scala, sopra, sotto, isQui, onQui }: PropsRiga) {
  const { modello, spiegata, explain, openVista } = useApertura();
  const { id, tipo, titolo, chiave, importo, barra, barraPrima, mancano } = riga;
  const isTotale = tipo === 'totale';
  const isInserita = chiave !== null && modello.findCasella(chiave)?.inserita === true;
  const differenza = subtractPrima(riga);
  return (
    <tr
      className={classi(css.row, isTotale && css.total, tipo === 'resto' && css.rest)}
      aria-current={(chiave !== null && spiegata === chiave && tipo !== 'scaglione') || undefined}
    >
      <td className={css.code}>
        {chiave === null || tipo === 'scaglione' ? (
          <span className="figures">{readCodice(riga)}</span>
        ) : (
          <CodiceRigo codice={readCodice(riga)} className={css.strong} />
        )}
      </td>
      <th scope="row" className={css.name}>
        <button
          type="button"
          className={css.target}
          data-riga={id}
          data-calcolata={chiave ?? undefined}
          tabIndex={isQui ? 0 : -1}
          title={chiave === null ? m.alRiepilogo : titolo}
          onFocus={onQui}
          onClick={() => (chiave === null ? openVista('riepilogo') : explain(chiave))}
        >
          {titolo}
        </button>
      </th>
      <td className={css.chart}>
        <BarraCascata
          scala={scala}
          barra={barra}
          prima={barraPrima}
          toglie={!isTotale && (importo ?? 0) < 0}
          sopra={sopra}
          sotto={sotto}
        />
        {mancano !== null && <span className={css.threshold}>{m.mancano(mancano)}</span>}
      </td>
      <td className={classi(css.amount, 'figures')}>
        <Importo riga={riga} isInserita={isInserita} />
        {conPrima && differenza !== null && differenza !== 0 && (
          <span className={css.narrow}>
            <span className="hidden">{m.differenza} </span>
            {writeSegno(differenza)}
          </span>
        )}
      </td>
      {conPrima && (
        <>
          <td className={classi(css.amount, css.wide, css.soft, 'figures')}>{writePrima(riga.prima)}</td>
          <td className={classi(css.amount, css.wide, 'figures')}>
            {differenza === null ? '' : writeSegno(differenza)}
          </td>
        </>
      )}
    </tr>
  );
}

function Importo({ riga, isInserita }: { riga: RigaMostrata; isInserita: boolean }) {
  const { importo, stato } = riga;
  const parola = stato === 'completo' ? null : m[stato];
  return (
    <>
      {importo !== null && <span className={isInserita ? undefined : css.calc}>{formatIntero(importo)}</span>}
      {parola && (
        <span className={css.state} title={parola}>
          <Icona di={IconAlertTriangle} size={13} />
          <span className={importo === null ? undefined : 'hidden'}>{parola}</span>
        </span>
      )}
    </>
  );
}

const writeSegno = (importo: number): string => `${importo > 0 ? '+' : ''}${formatIntero(importo)}`;
const writePrima = (prima: number | null | undefined): string =>
  prima === null ? m.incompleto : prima === undefined ? '–' : formatIntero(prima);
