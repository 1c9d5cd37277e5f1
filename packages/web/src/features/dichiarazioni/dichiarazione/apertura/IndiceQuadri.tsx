import { modelliCollegati } from '@quadra/contract';
import type { Quadro } from '@quadra/fisco';
import {
  type Icon,
  IconArrowsDiff,
  IconMail,
  IconMailOpened,
  IconPlugConnected,
  IconPlus,
  IconSearch,
  IconStairs,
} from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiAnni } from '../../../../messages/anni.ts';
import { messaggiCascata } from '../../../../messages/cascata.ts';
import { messaggiCollegamenti as ml } from '../../../../messages/collegamenti.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiLettera } from '../../../../messages/lettera.ts';
import { messaggiMessaggio } from '../../../../messages/messaggio.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { Stato } from '../../../../ui/stati/Stato.tsx';
import { countStato, listRighi } from '../collegamenti/righi.ts';
import { useLetti } from '../collegamenti/useCollegamenti.ts';
import { countCompletati } from '../dati/stati.ts';
import { useRicevuti } from '../messaggi/useMessaggi.ts';
import { hasCascata, useApertura, useConLettera, type VistaIntera } from './contesto.ts';
import css from './IndiceQuadri.module.css';
import { StatoQuadro, useStatoQuadro } from './StatoQuadro.tsx';

/** The quadri of the form by fascicolo, each with its state in words, and how many are completed. */
export function IndiceQuadri({ onAggiungi }: { onAggiungi: () => void }) {
  const { dichiarazione, modello } = useApertura();
  const { solaLettura } = dichiarazione;
  const fascicoli = [...new Set(modello.quadri.map((quadro) => quadro.fascicolo))].sort();
  const { completi, presenti } = countCompletati(dichiarazione.statiQuadri);
  const inAttesa = useRicevuti().filter(({ stato }) => stato === 'In attesa');
  const quota = presenti === 0 ? 0 : Math.round((completi / presenti) * 100);
  return (
    <nav className={css.index} aria-label={m.quadri} data-regione>
      <div className={css.head}>
        <h2>{m.quadri}</h2>
        <span className={css.count}>{m.completati(completi, presenti)}</span>
      </div>
      <div className={css.bar} aria-hidden>
        <div className={css.fill} style={{ width: `${quota}%` }} />
      </div>
      <div className={css.lists}>
        {modelliCollegati.includes(modello.codice) && <Leggere />}
        {fascicoli.map((numero) => (
          <Fascicolo
            key={numero}
            numero={numero}
            titolo={fascicoli.length > 1 ? m.fascicolo(numero) : null}
            quadri={modello.quadri.filter((quadro) => quadro.fascicolo === numero)}
            inAttesa={inAttesa.map(({ quadro }) => quadro)}
          />
        ))}
      </div>
      <div className={css.foot}>
        <Button className={css.add} icona={solaLettura ? IconSearch : IconPlus} onClick={onAggiungi}>
          {solaLettura ? m.vaiAlQuadro : m.aggiungiQuadro} <kbd className={css.key}>{m.tastiQuadro}</kbd>
        </Button>
      </div>
    </nav>
  );
}

/** What is read of the whole declaration before its quadri: what the other papers say, and how much is to be decided once it was read. */
function Leggere() {
  const { vistaIntera, openVista, modello } = useApertura();
  const conLettera = useConLettera();
  const { data, isPlaceholderData } = useLetti(vistaIntera === 'collegamenti');
  // Of another version of the declaration it would be a number of yesterday.
  const daDecidere = data && !isPlaceholderData ? countStato(listRighi(data), 'da decidere') : 0;
  return (
    <section>
      <h3 className={css.fascicolo}>{ml.leggere}</h3>
      <button
        type="button"
        className={css.item}
        aria-current={vistaIntera === 'collegamenti' ? 'page' : undefined}
        title={`${ml.titolo} (${ml.tastiVista})`}
        onClick={() => openVista('collegamenti')}
      >
        <span className={css.code}>
          <Icona di={IconPlugConnected} size={16} />
        </span>
        <span className={css.name}>{ml.titolo}</span>
        {daDecidere > 0 && (
          <span className={css.state}>
            <Stato tipo="aperto" testo={ml.conto(daDecidere)} />
          </span>
        )}
      </button>
      {hasCascata(modello) && (
        <>
          <VoceVista vista="cascata" icona={IconStairs} nome={messaggiCascata.titolo} />
          <VoceVista vista="anni" icona={IconArrowsDiff} nome={messaggiAnni.titolo} />
        </>
      )}
      {conLettera && <VoceVista vista="lettera" icona={IconMailOpened} nome={messaggiLettera.titolo} />}
      <h3 className={css.fascicolo}>{ml.modello}</h3>
    </section>
  );
}

/** The way to a view of the whole declaration. */
function VoceVista({ vista, icona, nome }: { vista: VistaIntera; icona: Icon; nome: string }) {
  const { vistaIntera, openVista } = useApertura();
  return (
    <button
      type="button"
      className={css.item}
      aria-current={vistaIntera === vista ? 'page' : undefined}
      onClick={() => openVista(vista)}
    >
      <span className={css.code}>
        <Icona di={icona} size={16} />
      </span>
      <span className={css.name}>{nome}</span>
    </button>
  );
}

type PropsFascicolo = {
  numero: number;
  titolo: string | null;
  quadri: readonly Quadro[];
  /** The quadri of the messages that wait, each as many times as they are. */
  inAttesa: readonly string[];
};

/** Of the further fascicoli only the quadri in use: the others stay one click away, unless one of them is open. */
function Fascicolo({ numero, titolo, quadri, inAttesa }: PropsFascicolo) {
  const { dichiarazione, quadro: aperto } = useApertura();
  const [tutti, setTutti] = useState(numero === 1);
  const isUsato = ({ codice }: Quadro) =>
    codice === aperto.codice ||
    inAttesa.includes(codice) ||
    (dichiarazione.statiQuadri[codice] ?? 'assente') !== 'assente';
  const mostrati = tutti ? quadri : quadri.filter(isUsato);
  const nascosti = quadri.length - mostrati.length;
  return (
    <section>
      {titolo !== null && <h3 className={css.fascicolo}>{titolo}</h3>}
      {mostrati.length === 0 && <p className={css.empty}>{m.nessunQuadro}</p>}
      <ul>
        {mostrati.map((quadro) => (
          <li key={quadro.codice}>
            <Voce quadro={quadro} attese={inAttesa.filter((codice) => codice === quadro.codice).length} />
          </li>
        ))}
      </ul>
      {nascosti > 0 && (
        <button type="button" className={css.more} onClick={() => setTutti(true)}>
          {m.altriQuadri(nascosti)}
        </button>
      )}
    </section>
  );
}

function Voce({ quadro, attese }: { quadro: Quadro; attese: number }) {
  const { quadro: aperto, vistaIntera, openQuadro } = useApertura();
  const stato = useStatoQuadro(quadro);
  const isAssente = stato.tipo === 'assente' || stato.tipo === 'non gestito';
  return (
    <button
      type="button"
      className={classi(css.item, isAssente && css.absent)}
      aria-current={aperto.codice === quadro.codice && vistaIntera === null ? 'page' : undefined}
      onClick={() => openQuadro(quadro.codice)}
    >
      <span className={css.code}>{quadro.codice}</span>
      <span className={css.name} title={quadro.titolo}>
        {quadro.titoloBreve}
      </span>
      {attese > 0 && (
        <span className={css.mail} title={messaggiMessaggio.inAttesaQui(attese)}>
          <Icona di={IconMail} size={13} />
          <span className="hidden">{messaggiMessaggio.inAttesaQui(attese)}</span>
        </span>
      )}
      <span className={css.state}>
        <StatoQuadro stato={stato} />
      </span>
    </button>
  );
}
