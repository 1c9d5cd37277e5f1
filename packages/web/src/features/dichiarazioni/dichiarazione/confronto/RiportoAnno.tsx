import { quadroOf } from '@quadra/fisco';
import { useState } from 'react';
import { messaggiConfronto as m } from '../../../../messages/confronto.ts';
import { Spunta } from '../../../../ui/campi/Spunta.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Finestra, PulsantiFinestra } from '../../../../ui/finestre/Finestra.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import css from '../quadro/Riporto.module.css';
import type { RiportoAnno as Proposta, VoceRiportoAnno, VoceSola } from './confronto.api.ts';
import { groupRiporto, listScelte } from './riporto-anno.ts';

type Props = { proposta: Proposta; onChiusa: () => void };

/** What the year before proposes, group by group: chosen, shown beside what is there, then written and saved. */
export function RiportoAnno({ proposta, onChiusa }: Props) {
  const { dichiarazione, campi, bozze, save } = useApertura();
  const gruppi = groupRiporto(proposta.voci);
  const [escluse, setEscluse] = useState<ReadonlySet<string>>(new Set());
  const righi = listScelte(gruppi, escluse);
  const quante = Object.keys(righi).length;
  const anno = proposta.precedente?.anno ?? dichiarazione.anno - 1;
  const toggle = (chiavi: readonly string[], scelta: boolean) =>
    setEscluse(new Set([...escluse, ...chiavi].filter((chiave) => !(scelta && chiavi.includes(chiave)))));
  const carry = async () => {
    campi.apply(righi);
    for (const quadro of new Set(Object.keys(righi).map(quadroOf))) bozze.touch(quadro);
    onChiusa();
    await save();
  };
  if (proposta.precedente === null)
    return (
      <Finestra tipo="modale" titolo={m.riporta} larghezza={460} onChiusa={onChiusa} chiusura>
        <p className={css.intro}>
          {m.senzaPrecedente(anno)}. {m.senzaPrecedenteTesto}
        </p>
        <PulsantiFinestra>
          <Button onClick={onChiusa} data-autofocus>
            {m.chiudi}
          </Button>
        </PulsantiFinestra>
      </Finestra>
    );
  return (
    <Finestra tipo="modale" titolo={m.riportaTitolo(anno)} larghezza={820} onChiusa={onChiusa} chiusura>
      <p className={css.intro}>{gruppi.length === 0 ? m.riportaNiente : m.riportaTesto}</p>
      <div className={css.scroll}>
        {gruppi.length > 0 && (
          <table className={css.table}>
            <thead>
              <tr>
                <th>{m.casella}</th>
                <th className={css.value}>{m.ora}</th>
                <th className={css.value}>{m.daAnno(anno)}</th>
              </tr>
            </thead>
            {gruppi.map(([gruppo, voci]) => (
              <Gruppo key={gruppo} gruppo={gruppo} voci={voci} escluse={escluse} onToggle={toggle} />
            ))}
          </table>
        )}
        <Elenco titolo={m.senzaRigo} voci={proposta.senzaRigo} />
        <Elenco titolo={m.daCompilare} voci={proposta.daCompilare} />
      </div>
      <PulsantiFinestra>
        <Button onClick={onChiusa}>{gruppi.length === 0 ? m.chiudi : m.annulla}</Button>
        {gruppi.length > 0 && (
          <Button aspetto="primary" data-autofocus disabled={quante === 0} onClick={carry}>
            {m.riportaSalva(quante)}
          </Button>
        )}
      </PulsantiFinestra>
    </Finestra>
  );
}

type PropsGruppo = {
  gruppo: string;
  voci: readonly VoceRiportoAnno[];
  escluse: ReadonlySet<string>;
  onToggle: (chiavi: readonly string[], scelta: boolean) => void;
};

function Gruppo({ gruppo, voci, escluse, onToggle }: PropsGruppo) {
  const { modello } = useApertura();
  const chiavi = voci.map(({ a }) => a);
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className={css.group}>
          <Spunta
            etichetta={<span className={css.property}>{gruppo}</span>}
            scelta={chiavi.every((chiave) => !escluse.has(chiave))}
            onChange={(scelta) => onToggle(chiavi, scelta)}
          />
        </th>
      </tr>
      {voci.map(({ a, da, titolo, valore, attuale, nota }) => {
        const casella = modello.findCasella(a);
        return (
          <tr key={a}>
            <td>
              <Spunta
                etichetta={
                  <>
                    <span className="figures">{nameCasella(a)}</span> {titolo}
                    {da !== a && <span className={css.same}> · {m.daRigo(nameCasella(da))}</span>}
                    {nota && <span className={css.note}>{nota}</span>}
                  </>
                }
                scelta={!escluse.has(a)}
                onChange={(scelta) => onToggle([a], scelta)}
              />
            </td>
            <td className={css.value}>{formatValore(casella, attuale) || m.vuoto}</td>
            <td className={css.value}>{formatValore(casella, valore)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** What does not come by itself: said, so that nobody looks for it. */
function Elenco({ titolo, voci }: { titolo: string; voci: readonly VoceSola[] }) {
  if (voci.length === 0) return null;
  return (
    <details>
      <summary className={css.group}>
        {titolo} ({voci.length})
      </summary>
      <ul>
        {voci.map(({ chiave, titolo: nome, valore }) => (
          <li key={chiave} className={css.same}>
            <span className="figures">{nameCasella(chiave)}</span> {nome}: {formatValore(undefined, valore)}
          </li>
        ))}
      </ul>
    </details>
  );
}
