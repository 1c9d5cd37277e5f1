import type { DomandaIrpef, loadUtilita, Modello } from '@quadra/fisco';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fonteComuni } from '../../../dominio/fonte/comuni.ts';
import { messaggiUtilita as m } from '../../../messages/utilita.ts';
import { NumberField } from '../../../ui/campi/NumberField.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { conSegno } from './cifre.ts';
import { ANNO_INTERO, findCarichi, fonteCarichi, NESSUNO } from './domanda.ts';
import css from './Netto.module.css';
import { useAnni } from './ScegliAnno.tsx';
import { modelloQuery } from './utilita.api.ts';

type Utilita = Awaited<ReturnType<typeof loadUtilita>>;
type Props = { utilita: Utilita; modello: Modello; domanda: DomandaIrpef; netto: number; anno: number };

const [MILLE, TRECENTO] = [1_000, 300];
const UN_FIGLIO = 'figlio-50';

/** One number changed at a time, and what becomes of the net: each computed from the beginning by the same engine. */
export function SeCambia({ utilita, modello, domanda, netto, anno }: Props) {
  const [inPiu, setInPiu] = useState(MILLE);
  const [giorni, setGiorni] = useState<number | null>(null);
  const [comune, setComune] = useState<string | null>(null);
  const [carichi, setCarichi] = useState<string | null>(null);
  const altriGiorni = giorni ?? (domanda.giorni === ANNO_INTERO ? TRECENTO : ANNO_INTERO);
  const altriCarichi = carichi ?? (domanda.carichi ? NESSUNO : UN_FIGLIO);
  const computeEffetto = (cambio: Partial<DomandaIrpef>, con: Modello = modello) => {
    const { carichi: _, ...senza } = domanda;
    const nuova = 'reddito' in cambio || 'giorni' in cambio || 'comune' in cambio ? domanda : senza;
    const dopo = utilita.computeNetto(con, { ...nuova, ...cambio });
    return dopo && dopo.netto - netto;
  };
  return (
    <>
      <div className={css.changeHead}>
        <h3>{m.seCambia}</h3>
        <span>{m.effetto}</span>
      </div>
      <ul className={css.changes}>
        <Cambio effetto={computeEffetto({ reddito: domanda.reddito + inPiu })} dopo={m.inPiu}>
          <NumberField
            etichetta={m.redditoInPiu}
            unita="€"
            valore={inPiu}
            onValore={(v) => setInPiu(v ?? 0)}
          />
        </Cambio>
        <Cambio effetto={computeEffetto({ giorni: altriGiorni })} dopo={m.giorniInvece(domanda.giorni)}>
          <NumberField
            etichetta={m.altriGiorni}
            valore={altriGiorni}
            opzioni={{ max: ANNO_INTERO }}
            onValore={setGiorni}
          />
        </Cambio>
        <Cambio effetto={comune === null ? null : computeEffetto({ comune })} dopo={m.altroComuneChe}>
          <Tendina
            etichetta={m.altroComune}
            segnaposto={m.cercaComune}
            valore={comune}
            fonte={fonteComuni}
            opzionale
            onChange={setComune}
          />
        </Cambio>
        <Cambio effetto={computeEffetto(findCarichi(altriCarichi))} dopo={m.altriCarichiChe}>
          <Tendina
            etichetta={m.altriCarichi}
            valore={altriCarichi}
            fonte={fonteCarichi}
            onChange={(codice) => setCarichi(codice)}
          />
        </Cambio>
        <AltroAnno anno={anno} effettoDi={(con) => computeEffetto(domanda, con)} />
      </ul>
    </>
  );
}

type PropsAnno = { anno: number; effettoDi: (modello: Modello) => number | null };

/** The same income in the year before, or after when there is none before. */
function AltroAnno({ anno, effettoDi }: PropsAnno) {
  const { anni } = useAnni(anno);
  const altro = anni.findLast((uno) => uno < anno) ?? anni.find((uno) => uno > anno);
  const { data: modello } = useQuery({ ...modelloQuery(altro ?? anno), enabled: altro !== undefined });
  if (altro === undefined) return null;
  return (
    <Cambio effetto={modello ? effettoDi(modello) : null}>
      <span>{m.conAnno(altro - 1)}</span>
    </Cambio>
  );
}

type PropsCambio = { effetto: number | null; dopo?: string; children: ReactNode };

const Cambio = ({ effetto, dopo, children }: PropsCambio) => (
  <li className={css.change}>
    <span className={css.what}>
      {children}
      {dopo && <span>{dopo}</span>}
    </span>
    <span className={css.effect}>
      {effetto === null ? (
        <span className={css.unknown}>{m.effettoIgnoto}</span>
      ) : (
        <span className={css.calculated}>{conSegno(effetto)}</span>
      )}
    </span>
  </li>
);
