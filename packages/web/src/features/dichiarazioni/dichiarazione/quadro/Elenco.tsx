import { rigoOf, withModulo } from '@quadra/fisco';
import { classi } from '../../../../ui/classi.ts';
import { useApertura } from '../apertura/contesto.ts';
import type { Linea } from '../dati/disposizione.ts';
import { Casella } from './Casella.tsx';
import { ErroriRigo, NoteRigo } from './Messaggi.tsx';
import { CodiceRigo, InternoDiRigo } from './NumeroInterno.tsx';
import css from './Registro.module.css';
import { RigheScaglioni } from './Scaglioni.tsx';

/** Results, one to a line: code, name, where it comes from, state in words, figure. */
export function Elenco({ linee }: { linee: readonly Linea[] }) {
  return linee.map((linea) => <LineaElenco key={linea.casella.chiave} linea={linea} />);
}

function LineaElenco({ linea: { rigo, casella, prima, sola } }: { linea: Linea }) {
  const { modello, modulo, spiegata } = useApertura();
  const ripetuta = withModulo(casella.chiave, modulo);
  const chiave = modello.findCasella(ripetuta) ? ripetuta : casella.chiave;
  const nome = sola || casella.titolo === rigo.titolo ? rigo.titolo : `${rigo.titolo}, ${casella.titolo}`;
  return (
    <>
      <div
        className={classi(css.line, rigo.totale && sola && css.total, spiegata === chiave && css.explained)}
      >
        {prima ? <CodiceRigo codice={rigoOf(chiave)} className={css.code} /> : <span />}
        <span className={css.lineName}>
          {sola || prima ? rigo.titolo : <span className="hidden">{rigo.titolo}</span>}
          {!sola && !(prima && casella.titolo === rigo.titolo) && (
            <span className={css.part}>{prima ? ` · ${casella.titolo}` : casella.titolo}</span>
          )}{' '}
          {prima && <InternoDiRigo rigo={rigo} />}
          <NoteRigo chiavi={[chiave]} />
        </span>
        <span className={css.formulaValue}>
          <span className={css.formula} title={casella.formulaBreve}>
            {casella.formulaBreve}
          </span>
          <span className={casella.inserita ? css.lineBox : undefined}>
            <Casella
              casella={casella}
              chiave={chiave}
              nomeRigo={nome}
              totale={(rigo.totale ?? false) && sola}
            />
          </span>
        </span>
      </div>
      {!casella.inserita && <RigheScaglioni chiave={chiave} nome={nome} />}
      <ErroriRigo chiavi={[chiave]} />
    </>
  );
}
