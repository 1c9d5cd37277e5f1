import { type FontePrecompilata, fontePrecompilata, type SceltaPrecompilata } from '@quadra/contract';
import { IconCircle, IconCircleCheckFilled, IconCircleDashed, IconPencil } from '@tabler/icons-react';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiConfrontoPrecompilata as m } from '../../../../messages/confronto-precompilata.ts';
import { classi } from '../../../../ui/classi.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import css from './Confronto.module.css';
import type { Rigo } from './confronto.api.ts';
import { Motivo } from './Motivo.tsx';
import { getFonte, isAssente, isDaScegliere, writeDettaglio, writeFonte } from './righi.ts';

type Props = {
  rigo: Rigo;
  isQui: boolean;
  scrive: boolean;
  puo: boolean;
  onQui: () => void;
  onScegli: (posto: number) => void;
  onSalva: (scelta: Partial<SceltaPrecompilata>) => Promise<boolean>;
  onScrivi: (apre: boolean) => void;
};

/** A rigo: what each source says, which one is taken, why, and what it makes. */
export function RigaFonti({ rigo, isQui, scrive, puo, onQui, onScegli, onSalva, onScrivi }: Props) {
  const scelta = rigo.Scelta;
  return (
    <tr tabIndex={isQui ? 0 : -1} className={classi(isQui && css.here)} onFocus={isQui ? undefined : onQui}>
      <th scope="row" className={css.rigo}>
        <strong>{rigo.Rigo}</strong>
        {rigo.VaIn !== null && <small>{m.vaIn(rigo.VaIn)}</small>}
      </th>
      <td className={css.item} title={`${rigo.Titolo} ${writeDettaglio(rigo)}`}>
        {rigo.Titolo}
        <small>{writeDettaglio(rigo)}</small>
      </td>
      {fontePrecompilata.map((fonte, posto) => (
        <Cella key={fonte} {...{ rigo, fonte, puo }} onScegli={() => onScegli(posto)} />
      ))}
      <td>
        {scrive ? (
          <Motivo rigo={rigo} onSalva={onSalva} onChiudi={() => onScrivi(false)} />
        ) : (
          <Perche rigo={rigo} puo={puo} onScrivi={() => onScrivi(true)} />
        )}
      </td>
      <td className={css.effect}>{scelta !== null && <Effetto valore={getFonte(rigo, scelta).Effetto} />}</td>
    </tr>
  );
}

function Effetto({ valore }: { valore: number | null }) {
  if (valore === null) return <span className={css.soft}>{m.effettoIgnoto}</span>;
  return (
    <span className={valore === 0 ? undefined : css.calc} title={m.effettoTesto}>
      {m.segno(valore)}
    </span>
  );
}

type PropsCella = { rigo: Rigo; fonte: FontePrecompilata; puo: boolean; onScegli: () => void };
function Cella({ rigo, fonte, puo, onScegli }: PropsCella) {
  const isScelta = rigo.Scelta === fonte;
  const assente = isAssente(rigo, fonte);
  const { Effetto: effetto, Nota } = getFonte(rigo, fonte);
  const valore = writeFonte(rigo, fonte);
  return (
    <td className={classi(css.cell, isScelta && css.taken)}>
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={isScelta}
        disabled={!puo}
        title={Nota ?? undefined}
        onClick={onScegli}
      >
        <span className="hidden">{m.cella(rigo.Rigo, fonte)} </span>
        <Icona di={isScelta ? IconCircleCheckFilled : IconCircle} size={16} />
        <span className={css.value}>
          {assente ? (
            <span className={css.absent}>
              <Icona di={IconCircleDashed} size={13} />
              {m.assente}
            </span>
          ) : (
            <span className={classi(isScelta && css.strong)}>{valore}</span>
          )}
          {fonte !== 'Agenzia' && (effetto !== 0 || !assente) && (
            <small>
              <Effetto valore={effetto} />
            </small>
          )}
        </span>
      </button>
    </td>
  );
}

/** The reason that was kept, or what is still missing. */
function Perche({ rigo, puo, onScrivi }: { rigo: Rigo; puo: boolean; onScrivi: () => void }) {
  const { Motivo: motivo, Scelta, Importo } = rigo;
  const nota = Scelta === null ? null : getFonte(rigo, Scelta).Nota;
  const letto = Importo === null ? null : m.lettoA(formatIntero(Importo));
  const manca = isAssente(rigo, 'Documenti') ? m.nessunDocumento : '';
  const sotto = [letto, nota].filter(Boolean).join(', ');
  return (
    <div className={css.why}>
      <span>
        {isDaScegliere(rigo) && <Stato tipo="aperto" testo={m.daDecidere} />}
        {rigo.Uguale && Scelta === null && <Stato tipo="fatto" testo={m.uguale} />}
        {motivo !== '' && <span>{motivo}</span>}
        {Scelta !== null && motivo === '' && <span className={css.soft}>{m.senzaMotivo}</span>}
        <small>{Scelta === null && !rigo.Uguale ? [letto, manca].filter(Boolean).join(' ') : sotto}</small>
      </span>
      {puo && (
        <IconButton
          icona={IconPencil}
          size={16}
          nome={`${m.scriviMotivo} ${rigo.Rigo}`}
          tabIndex={-1}
          onClick={onScrivi}
        />
      )}
    </div>
  );
}
