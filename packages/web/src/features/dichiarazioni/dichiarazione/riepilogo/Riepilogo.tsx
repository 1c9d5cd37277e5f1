import { isTipoImu, requisiti, requisitoApplicativo } from '@quadra/contract';
import type { Quadro } from '@quadra/fisco';
import {
  IconArrowsDiff,
  IconClockHour4,
  IconColumns3,
  IconFileText,
  IconLock,
  IconLockOpen,
} from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere, hasRequisito } from '../../../../api/requisiti.ts';
import { readChi } from '../../../../api/sessione.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiComunicazione } from '../../../../messages/ministeriale.ts';
import { classi } from '../../../../ui/classi.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { RiquadroErrore } from '../../../../ui/stati/RiquadroErrore.tsx';
import { useApertura, useVersione } from '../apertura/contesto.ts';
import { StatoQuadro, useStatoQuadro } from '../apertura/StatoQuadro.tsx';
import { BottoneRiportoAnno } from '../confronto/BottoneRiportoAnno.tsx';
import { countFindings } from '../controlli/Controlli.tsx';
import { EliminaSenzaEffetto } from '../controlli/EliminaSenzaEffetto.tsx';
import { RigheControlli } from '../controlli/RigheControlli.tsx';
import { formatImporto } from '../dati/formato.ts';
import { listMancanze } from '../dati/mancanze.ts';
import { listRilievi } from '../dati/rilievi.ts';
import { computeRisultato, isMostrato } from '../dati/risultati.ts';
import { countCompletati } from '../dati/stati.ts';
import { LuoghiMancanza } from '../spiega/LuoghiMancanza.tsx';
import { StatoNodo } from '../spiega/StatoNodo.tsx';
import { Imposte } from './Imposte.tsx';
import { MenuStampa } from './MenuStampa.tsx';
import css from './Riepilogo.module.css';
import { useStampa } from './stampa.ts';
import type { useChiusura } from './useChiusura.ts';

const Scadenze = lazy(() => import('./Scadenze.tsx'));
const PagaIlCliente = lazy(() => import('./PagaIlCliente.tsx'));
const NotaImu = lazy(() => import('./NotaImu.tsx'));
const NotaPrecompilata = lazy(() => import('./NotaPrecompilata.tsx'));
/** The forms that a precompilata becomes. */
const DA_PRECOMPILATA: readonly string[] = ['730', 'Persone fisiche'];

/** «Riepilogo e controlli»: everything to look at before closing and printing. */
export function Riepilogo({ chiusura }: { chiusura: ReturnType<typeof useChiusura> }) {
  const { campi, dichiarazione } = useApertura();
  const { utente } = useSessione();
  useVersione();
  const { print } = useStampa();
  const { close, reopen, rifiuto, inCorso } = chiusura;
  const findings = listRilievi(campi);
  const isChiusa = dichiarazione.stato === 'Chiusa';
  const isDiStudio = utente.studioId !== null && readChi(utente) === 'studio';
  const chiude = canScrivere(utente, requisiti.chiudiDichiarazioni);
  return (
    <div className={css.sheet} id="contenuto" tabIndex={-1}>
      <header className={css.head}>
        <h2>{m.riepilogoTitolo}</h2>
        <MenuStampa esteso />
        <Button icona={IconFileText} onClick={() => print('Riepilogo')}>
          {messaggiComunicazione.Riepilogo}
        </Button>
        {/* One button for both, so that the focus stays on it. */}
        {chiude && (
          <Button
            icona={isChiusa ? IconLockOpen : IconLock}
            inCorso={inCorso}
            onClick={isChiusa ? reopen : close}
          >
            {isChiusa ? m.riapriDichiarazione : m.chiudiDichiarazione}
          </Button>
        )}
      </header>
      <AltreViste />
      {rifiuto && <Rifiuto messaggio={rifiuto.messaggio} quadri={rifiuto.quadri} />}
      <Imposte />
      {isTipoImu(dichiarazione.tipo) && (
        <Suspense>
          <NotaImu />
        </Suspense>
      )}
      <DallaPrecompilata />
      <Risultati />
      <section className={css.section}>
        <h3>
          {m.controlli} <span className={css.coverage}>{countFindings(findings)}</span>
        </h3>
        <RigheControlli findings={findings} />
        <EliminaSenzaEffetto />
      </section>
      <DatiMancanti />
      {isChiusa && chiude && isDiStudio && (
        <Suspense>
          <PagaIlCliente />
        </Suspense>
      )}
      <Suspense>
        <Scadenze />
      </Suspense>
      <Quadri />
    </div>
  );
}

/** Where a precompilata may be merged into this declaration: by who has the module, of a form that it becomes. */
function DallaPrecompilata() {
  const { dichiarazione } = useApertura();
  const { utente } = useSessione();
  if (!DA_PRECOMPILATA.includes(dichiarazione.tipo)) return null;
  if (!hasRequisito(utente, requisitoApplicativo.PRECOMPILATA)) return null;
  return (
    <Suspense>
      <NotaPrecompilata />
    </Suspense>
  );
}

/** The ways to look at the declaration in time: against the year before, and as it was. */
function AltreViste() {
  const { openVista, solaLettura } = useApertura();
  return (
    <div className={css.tools}>
      <Button
        aspetto="quiet"
        className={css.way}
        icona={IconArrowsDiff}
        onClick={() => openVista('confronto')}
      >
        {mc.percheCambiato}
      </Button>
      <Button aspetto="quiet" className={css.way} icona={IconClockHour4} onClick={() => openVista('passato')}>
        {mc.passato}
      </Button>
      <Button
        aspetto="quiet"
        className={css.way}
        icona={IconColumns3}
        onClick={() => openVista('affiancate')}
      >
        {mc.affiancate}
      </Button>
      {!solaLettura && <BottoneRiportoAnno aspetto="quiet" className={css.way} />}
    </div>
  );
}

/** Why the declaration does not close: each quadro is a way to it. */
function Rifiuto({ messaggio, quadri }: { messaggio: string; quadri: readonly string[] }) {
  const { openQuadro } = useApertura();
  return (
    <div className={css.refusal}>
      <RiquadroErrore testo={messaggio} fuoco>
        <div className={css.links}>
          {quadri.map((codice) => (
            <button key={codice} type="button" className={css.link} onClick={() => openQuadro(codice)}>
              {m.apriQuadro(codice)}
            </button>
          ))}
        </div>
      </RiquadroErrore>
    </div>
  );
}

function Risultati() {
  const { campi, modello, explain } = useApertura();
  if (modello.risultati.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{m.risultati}</h3>
      {modello.risultati.map((voce) => {
        const risultato = computeRisultato(voce, (chiave) => campi.get(chiave).esito);
        if (!isMostrato(voce, risultato)) return null;
        return (
          <p key={voce.nome} className={css.result}>
            <span>{m.saldo(voce.nome, risultato.verso)}</span>
            <StatoNodo stato={risultato.stato} />
            <button
              type="button"
              className={classi(css.figure, 'figures')}
              onClick={() => explain(risultato.chiave)}
            >
              {risultato.importo === null ? m.vediPerche : formatImporto(risultato.importo)}
            </button>
          </p>
        );
      })}
    </section>
  );
}

function DatiMancanti() {
  const { campi, modello, goTo, explain } = useApertura();
  const mancanze = listMancanze(modello, campi.calcolo);
  if (mancanze.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{m.mancanze}</h3>
      <ul>
        {mancanze.map((mancanza) => (
          <li key={mancanza.frase} className={css.missing}>
            {mancanza.frase}
            <LuoghiMancanza mancanza={mancanza} className={css.link} onVai={goTo} onSpiega={explain} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The quadri of this declaration; those absent or not handled are in the index. */
function Quadri() {
  const { modello, dichiarazione } = useApertura();
  const { completi, presenti } = countCompletati(dichiarazione.statiQuadri);
  const mostrati = modello.quadri.filter(
    ({ codice }) => (dichiarazione.statiQuadri[codice] ?? 'assente') !== 'assente',
  );
  return (
    <section className={css.section}>
      <h3>
        {m.quadri} <span className={css.coverage}>{m.completati(completi, presenti)}</span>
      </h3>
      {mostrati.map((quadro) => (
        <RigaQuadro key={quadro.codice} quadro={quadro} />
      ))}
    </section>
  );
}

function RigaQuadro({ quadro }: { quadro: Quadro }) {
  const { openQuadro } = useApertura();
  const stato = useStatoQuadro(quadro);
  return (
    <button type="button" className={css.row} onClick={() => openQuadro(quadro.codice)}>
      <span className={css.code}>{quadro.codice}</span>
      <span>{quadro.titolo}</span>
      <StatoQuadro stato={stato} />
      <span className={css.coverage}>{m.copertura[quadro.copertura]}</span>
    </button>
  );
}
