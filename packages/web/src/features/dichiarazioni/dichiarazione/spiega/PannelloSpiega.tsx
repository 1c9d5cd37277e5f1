import { type EsitoCasella, rigoOf, type Spiegazione } from '@quadra/fisco';
import {
  IconArrowBackUp,
  IconArrowsDiff,
  IconClockHour4,
  IconCopy,
  IconLifebuoy,
  IconPencil,
  IconRobot,
  IconX,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiCopilota as mp } from '../../../../messages/copilota.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiTicketNumero as mt } from '../../../../messages/ticket-numero.ts';
import { classi } from '../../../../ui/classi.ts';
import { IconButton } from '../../../../ui/comandi/Button.tsx';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { annuncio } from '../../../../ui/notifiche/annuncio.ts';
import { useApertura, useVersioneDifferita } from '../apertura/contesto.ts';
import { useCopilotaAperto } from '../copilota/contesto-copilota.ts';
import { nameCasella } from '../dati/chiave.ts';
import { formatValore } from '../dati/formato.ts';
import { cleanTitolo, isDiRigoInterno } from '../dati/interni.ts';
import { writeSpiegazione } from '../dati/spiegazione.ts';
import { CodiceRigo, NumeroInterno } from '../quadro/NumeroInterno.tsx';
import { useTicket } from '../ticket/contesto-ticket.ts';
import { AlberoSpiegazione } from './AlberoSpiegazione.tsx';
import { CosaManca } from './CosaManca.tsx';
import { ModificaAMano } from './ModificaAMano.tsx';
import { ProveDelNumero } from './ProveDelNumero.tsx';
import css from './Spiega.module.css';
import { StatoNodo } from './StatoNodo.tsx';
import { useIstruzione } from './useIstruzione.ts';

/** «Spiega questo numero»: the figure, one sentence, the tree of what mattered, the law; below, what is missing. */
export function PannelloSpiega({ onClose }: { onClose: () => void }) {
  const { campi, spiegata } = useApertura();
  useVersioneDifferita();
  const spiegazione = spiegata === null ? null : campi.calcolo.explain(spiegata);
  return (
    <aside className={css.panel} aria-label={m.spiegaTitolo} tabIndex={-1} data-spiega data-regione>
      <header className={css.head}>
        <h2>{m.spiegaTitolo}</h2>
        <kbd className={css.key}>{m.spiegaTasti}</kbd>
        <IconButton icona={IconX} nome={m.chiudi} size={18} onClick={onClose} />
      </header>
      <div className={css.scroll}>
        {spiegazione === null || spiegata === null ? (
          <p className={css.waiting}>{m.spiegaVuoto}</p>
        ) : (
          <Contenuto key={spiegata} chiave={spiegata} spiegazione={spiegazione} />
        )}
      </div>
      <CosaManca />
    </aside>
  );
}

function Contenuto({ chiave, spiegazione }: { chiave: string; spiegazione: Spiegazione }) {
  const { campi, modello, solaLettura, openVista } = useApertura();
  const copilota = useCopilotaAperto();
  const openTicket = useTicket();
  const [inModifica, setInModifica] = useState(false);
  const piede = useRef<HTMLDivElement>(null);
  const closeModifica = () => {
    setInModifica(false);
    requestAnimationFrame(() => piede.current?.querySelector('button')?.focus());
  };
  const { esito } = campi.get(chiave);
  const casella = modello.findCasella(chiave);
  const istruzione = useIstruzione(modello, chiave);
  const precisione = writePrecisione(esito.stato, spiegazione, modello.annoImposta);
  const frase =
    esito.stato === 'forzato'
      ? m.calcoloDi(formatValore(casella, esito.calcolato))
      : computeFrase(esito, spiegazione.frase);
  const copy = async () => {
    await navigator.clipboard.writeText(
      writeSpiegazione(spiegazione, [istruzione, precisione], m.normaDaRiscontrare),
    );
    annuncio.say(m.spiegazioneCopiata);
  };
  const modificabile = casella?.inserita === false && !solaLettura;
  return (
    <>
      <section className={css.subject} aria-live="polite">
        <p className={css.name}>
          <CodiceRigo codice={rigoOf(chiave)} className={css.code} />
          <span>
            {cleanTitolo(spiegazione.titolo)} {isDiRigoInterno(chiave) && <NumeroInterno />}
          </span>
          <StatoNodo stato={esito.stato} />
        </p>
        {(spiegazione.valoreTesto !== '' || esito.stato === 'non dovuto') && (
          <p className={classi(css.figure, 'figures')}>{spiegazione.valoreTesto || '–'}</p>
        )}
        <p className={css.sentence}>{frase}</p>
        {esito.stato === 'forzato' && esito.nota && <p className={css.reason}>{m.motivoDi(esito.nota)}</p>}
        <p className={css.ways}>
          <button type="button" className={css.action} onClick={() => openVista('confronto')}>
            <Icona di={IconArrowsDiff} size={13} />
            {mc.percheCambiato}
          </button>
          <button type="button" className={css.action} onClick={() => openVista('passato')}>
            <Icona di={IconClockHour4} size={13} />
            {mc.chiLoHaCambiato}
          </button>
          {copilota !== null && (
            <button
              type="button"
              className={css.action}
              onClick={() => copilota.ask(mp.perche(nameCasella(chiave)))}
            >
              <Icona di={IconRobot} size={13} />
              {mp.chiediCopilota}
            </button>
          )}
        </p>
      </section>
      <AlberoSpiegazione key={spiegazione.stato} radice={spiegazione} />
      <ProveDelNumero spiegazione={spiegazione} />
      <div ref={piede} className={css.foot}>
        {istruzione !== '' && <p>{istruzione}</p>}
        {precisione !== '' && <p>{precisione}</p>}
        {spiegazione.validita && (
          <p>
            {m.validita(
              formatGiorno(spiegazione.validita.dal),
              spiegazione.validita.al ? formatGiorno(spiegazione.validita.al) : null,
            )}
          </p>
        )}
        {modificabile && esito.stato === 'forzato' && (
          <button type="button" className={css.action} onClick={() => campi.force(chiave, null)}>
            <Icona di={IconArrowBackUp} size={13} />
            {m.ripristina}
          </button>
        )}
        {modificabile && !inModifica && (
          <button type="button" className={css.action} onClick={() => setInModifica(true)}>
            <Icona di={IconPencil} size={13} />
            {m.modificaAMano}
          </button>
        )}
        {openTicket !== null && (
          <button type="button" className={css.action} onClick={() => openTicket(chiave)}>
            <Icona di={IconLifebuoy} size={13} />
            {mt.chiedi}
          </button>
        )}
        <button type="button" className={css.action} onClick={copy}>
          <Icona di={IconCopy} size={13} />
          {m.copiaSpiegazione}
        </button>
      </div>
      {inModifica && <ModificaAMano chiave={chiave} onFine={closeModifica} />}
    </>
  );
}

/** True when a source of the explanation, or of what it rests on, was not checked on the official text. */
const isDaRiscontrare = ({ fonti, operandi }: Spiegazione): boolean =>
  fonti.some(({ verificato }) => !verificato) || operandi.some(isDaRiscontrare);

/** How far a figure can be trusted; of what has no figure, or was typed, nothing is promised. */
function writePrecisione(stato: EsitoCasella['stato'], spiegazione: Spiegazione, anno: number): string {
  if (spiegazione.fonti.length === 0 && spiegazione.operandi.length === 0) return '';
  if (stato === 'vuoto' || stato === 'incompleto' || stato === 'forzato') return m.regoleDi(anno);
  const precisione = m.precisione(m.precisioni[spiegazione.precisione], anno);
  return isDaRiscontrare(spiegazione) ? `${precisione}; ${m.fontiDaRiscontrare}` : precisione;
}

/** An unknown number has no sentence of its own: the operands known so far would read as a result. */
function computeFrase({ stato, mancano }: EsitoCasella, frase: string): string {
  if (stato === 'vuoto') return m.senzaDati;
  return stato === 'incompleto' ? (mancano?.[0]?.frase ?? '') : frase;
}
