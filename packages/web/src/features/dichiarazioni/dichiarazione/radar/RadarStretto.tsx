import { type StatoRadar, statiRadar, statoDiPasso } from '@quadra/contract';
import { Link } from '@tanstack/react-router';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { classi } from '../../../../ui/classi.ts';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { describeCella, describeScadenza, findMeta, findOstacolo, formeRadar, nameDove } from './cella.ts';
import css from './RadarStretto.module.css';
import type { CellaRadar, ObbligoRadar, RigaRadar } from './radar.api.ts';

/** The four that a telephone shows at once. */
const TESTE: readonly StatoRadar[] = ['blocca', 'da seguire', 'in corso', 'da fare'];

/** How many obligations there are in a state. Pure. */
const countStato = (totali: readonly ObbligoRadar[], quale: StatoRadar): number =>
  totali.reduce((somma, { stati }) => somma + (stati.find(({ stato }) => stato === quale)?.quanti ?? 0), 0);

type Gruppo = { stato: StatoRadar; voci: { riga: RigaRadar; cella: CellaRadar }[] };
/** The clients by the state of what each waits for first; those with nothing to do by what they have. Pure. */
function groupRighe(righe: readonly RigaRadar[]): Gruppo[] {
  const voci = righe.flatMap((riga) => {
    const cella = findOstacolo(riga) ?? riga.celle[0];
    return cella ? [{ riga, cella }] : [];
  });
  return statiRadar
    .map((stato) => ({ stato, voci: voci.filter(({ cella }) => statoDiPasso[cella.passo] === stato) }))
    .filter((gruppo) => gruppo.voci.length > 0);
}

type Props = {
  righe: readonly RigaRadar[];
  totali: readonly ObbligoRadar[];
  anno: number;
  scelto: string;
  onScegli: (stato: string) => void;
};

/** The radar on a telephone: four cells that filter, then the clients by urgency, each with what to do. */
export function RadarStretto({ righe, totali, anno, scelto, onScegli }: Props) {
  return (
    <div className={css.board}>
      <div className={css.heads}>
        {TESTE.map((stato) => (
          <button
            key={stato}
            type="button"
            className={css.head}
            aria-pressed={scelto === stato}
            onClick={() => onScegli(scelto === stato ? '' : stato)}
          >
            <span className={classi(css.number, 'figures')}>{formatIntero(countStato(totali, stato))}</span>
            <Stato tipo={formeRadar[stato]} testo={m.stati[stato]} />
          </button>
        ))}
      </div>
      {groupRighe(righe).map(({ stato, voci }) => (
        <section key={stato} aria-label={m.genere[stato]}>
          <h2 className={css.group}>
            {m.genere[stato]} <span className="figures">{formatIntero(voci.length)}</span>
          </h2>
          <ul className={css.rows}>
            {voci.map((voce) => (
              <Riga key={voce.riga.idAnagrafica} {...voce} anno={anno} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Riga({ riga, cella, anno }: { riga: RigaRadar; cella: CellaRadar; anno: number }) {
  const { tipo, testo } = describeCella(cella);
  const scadenza = describeScadenza(cella)?.testo;
  return (
    <li className={css.row}>
      <span className={css.who}>
        <strong>{riga.denominazione}</strong>
        <span className={css.what}>
          <Stato
            tipo={tipo}
            testo={[`${m.tipo(cella.tipo)}: ${testo}`, scadenza].filter(Boolean).join(', ')}
          />
        </span>
      </span>
      <Link {...findMeta(riga, cella, anno)} className={css.verb}>
        {m.azione(cella.passo, nameDove(cella), cella.chiave !== null)}
      </Link>
    </li>
  );
}
