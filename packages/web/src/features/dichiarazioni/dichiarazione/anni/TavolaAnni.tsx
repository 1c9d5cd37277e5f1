import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiAnni as m } from '../../../../messages/anni.ts';
import { classi } from '../../../../ui/classi.ts';
import { BarraParte } from '../../../../ui/grafici/Ponte.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { useFrecce } from '../cascata/useFrecce.ts';
import type { RigaAnni } from '../confronto/confronto.api.ts';
import { CodiceRigo } from '../quadro/NumeroInterno.tsx';
import css from './Anni.module.css';
import { readCodice, subtract } from './csv.ts';
import { measureColonne, PARTI, type Parte } from './parti.ts';

type Colonne = ReturnType<typeof measureColonne>;
const BARRE = 24;

/** The righi of the taxes in both years, each difference with what made it; every column makes its totals. */
export function TavolaAnni({ righe, anno }: { righe: readonly RigaAnni[]; anno: number }) {
  const colonne = measureColonne(righe);
  const ampiezza = PARTI.reduce((n, parte) => n + colonne[parte].a - colonne[parte].da, 0);
  const wide = (parte: Parte) => `${((colonne[parte].a - colonne[parte].da) / ampiezza) * BARRE}%`;
  const { quale, move, setQuale } = useFrecce(righe);
  return (
    <table className={css.table} onKeyDown={move}>
      <caption className="hidden">{m.titolo}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.code}>
            {m.rigo}
          </th>
          <th scope="col" className={css.name}>
            {m.imposte}
          </th>
          {[anno - 1, anno].map((uno) => (
            <th key={uno} scope="col" className={classi(css.amount, css.wide)}>
              {uno}
            </th>
          ))}
          <th scope="col" className={css.amount}>
            {m.differenza}
          </th>
          {PARTI.map((parte) => [
            <th key={parte} scope="col" className={classi(css.amount, parte === 'parametri' && css.last)}>
              {m.parti[parte]}
            </th>,
            <th
              key={`${parte}-g`}
              scope="col"
              className={classi(css.chart, css.wide)}
              style={{ width: wide(parte) }}
            >
              <span className="hidden">{m.grafico(m.parti[parte])}</span>
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {righe.map((riga) => (
          <Riga
            key={riga.id}
            riga={riga}
            colonne={colonne}
            isQui={riga.id === quale}
            onQui={() => setQuale(riga.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

type PropsRiga = { riga: RigaAnni; colonne: Colonne; isQui: boolean; onQui: () => void };

function Riga({ riga, colonne, isQui, onQui }: PropsRiga) {
  const { spiegata, explain, openVista } = useApertura();
  const { id, tipo, titolo, chiaveDopo, prima, dopo, primaIDati } = riga;
  const differenza = subtract(riga);
  return (
    <tr
      className={classi(css.row, tipo === 'totale' && css.total)}
      aria-current={(chiaveDopo !== null && spiegata === chiaveDopo) || undefined}
    >
      <td className={css.code}>
        <CodiceRigo codice={readCodice(riga)} className={css.strong} />
      </td>
      <th scope="row" className={css.name}>
        <button
          type="button"
          className={css.target}
          data-riga={id}
          data-calcolata={chiaveDopo ?? undefined}
          tabIndex={isQui ? 0 : -1}
          title={titolo}
          onFocus={onQui}
          onClick={() => (chiaveDopo === null ? openVista('riepilogo') : explain(chiaveDopo))}
        >
          {titolo}
        </button>
      </th>
      {[prima, dopo].map((importo, i) => (
        <td key={i === 0 ? 'prima' : 'dopo'} className={classi(css.amount, css.wide, 'figures')}>
          <span className={i === 0 ? css.soft : css.calc}>
            {writeImporto(importo, i === 0 ? riga.chiavePrima : chiaveDopo, tipo)}
          </span>
        </td>
      ))}
      <td className={classi(css.amount, 'figures')}>{differenza === null ? '' : m.segno(differenza)}</td>
      {primaIDati === null && (
        <td colSpan={6} className={css.soft} title={m.nonDivisaPerche}>
          {differenza === null ? '' : m.nonDivisa}
        </td>
      )}
      {primaIDati !== null &&
        PARTI.map((parte) => [
          <td key={parte} className={classi(css.amount, parte === 'parametri' && css.last, 'figures')}>
            <span className={primaIDati[parte] === 0 ? css.soft : css.calc}>
              {m.segno(primaIDati[parte])}
            </span>
          </td>,
          <td key={`${parte}-g`} className={classi(css.chart, css.wide)}>
            <BarraParte importo={primaIDati[parte]} {...colonne[parte]} />
          </td>,
        ])}
    </tr>
  );
}

/** What a form has not is a dash; the balance, which no casella holds, is its sum. */
function writeImporto(importo: number | null, chiave: string | null, tipo: RigaAnni['tipo']): string {
  if (importo === null) return m.incompleto;
  return chiave === null && importo === 0 && tipo !== 'totale' ? '–' : formatIntero(importo);
}
