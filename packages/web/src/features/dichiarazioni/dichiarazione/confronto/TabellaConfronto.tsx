import type { ValoreCasella } from '@quadra/fisco';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as md } from '../../../../messages/dichiarazione.ts';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatImporto, formatValore } from '../dati/formato.ts';
import css from './Confronto.module.css';
import type { VoceConfronto } from './confronto.api.ts';
import { formatSegno } from './voci.ts';

type Props = {
  gruppi: readonly (readonly [quadro: string, voci: readonly VoceConfronto[]])[];
  anno: number;
};

/** The righi of two years side by side; the name of a rigo explains it in the panel. */
export function TabellaConfronto({ gruppi, anno }: Props) {
  const { modello } = useApertura();
  if (gruppi.length === 0) return <p className={css.note}>{m.nessunaDifferenza}</p>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th>{m.rigo}</th>
          <th>{m.descrizione}</th>
          {[anno - 1, anno, m.differenza, m.dati, m.legge, m.aliquote].map((nome) => (
            <th key={nome} className={css.value}>
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      {gruppi.map(([quadro, voci]) => (
        <tbody key={quadro}>
          <tr>
            <th colSpan={8} scope="rowgroup" className={css.group}>
              <span className="strong">{quadro}</span>{' '}
              {modello.quadri.find((q) => q.codice === quadro)?.titolo}
            </th>
          </tr>
          {voci.map((voce) => (
            <Riga key={voce.chiaveDopo} voce={voce} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Riga({ voce }: { voce: VoceConfronto }) {
  const { modello, spiegata, explain, goTo } = useApertura();
  const casella = modello.findCasella(voce.chiaveDopo);
  const inserita = casella?.inserita ?? false;
  const write = (valore: ValoreCasella | null, stato: string) =>
    stato === 'incompleto' ? m.incompleto : formatValore(casella, valore) || '–';
  const { attribuzione, differenza } = voce;
  const parti = attribuzione && [attribuzione.dati, attribuzione.legge, attribuzione.parametri];
  return (
    <tr aria-current={spiegata === voce.chiaveDopo || undefined}>
      <th scope="row" className={css.rigo}>
        <button
          type="button"
          className={classi(css.open, inserita && css.entered, 'figures')}
          title={inserita ? md.vaiA(nameCasella(voce.chiaveDopo)) : md.spiega(nameCasella(voce.chiaveDopo))}
          onClick={() => (inserita ? goTo(voce.chiaveDopo) : explain(voce.chiaveDopo))}
        >
          {nameCasella(voce.chiaveDopo)}
        </button>
      </th>
      <td>
        {voce.titolo}
        {voce.chiavePrima !== voce.chiaveDopo && (
          <span className={css.was}> {m.eraRigo(nameCasella(voce.chiavePrima))}</span>
        )}
      </td>
      <td className={classi(css.value, 'figures')}>{write(voce.prima, voce.statoPrima)}</td>
      <td className={classi(css.value, 'figures')}>{write(voce.dopo, voce.statoDopo)}</td>
      <td className={classi(css.value, css.total, 'figures')}>{writeParte(differenza)}</td>
      {parti?.map((parte, posto) => (
        <td key={['dati', 'legge', 'aliquote'][posto]} className={classi(css.value, 'figures')}>
          {writeParte(parte)}
        </td>
      ))}
      {!parti && (
        <td
          colSpan={3}
          className={classi(css.value, css.was)}
          title={differenza ? m.nonDivisaPerche : undefined}
        >
          {differenza ? m.nonDivisa : ''}
        </td>
      )}
    </tr>
  );
}

const writeParte = (parte: number | null) =>
  parte === null ? '' : formatSegno(parte, (n) => formatImporto(n).replace(/\u00a0€$/, ''));
