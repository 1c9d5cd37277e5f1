import { IconHelpCircle } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icona } from '../../../ui/Icona.tsx';
import { useModificheNonSalvate } from '../../../ui/modifiche-non-salvate.ts';
import { useTitoloPagina } from '../../../ui/titolo-pagina.ts';
import { Controlli } from '../controlli/Controlli.tsx';
import { moduloOf, quadroOf } from '../dati/chiave.ts';
import { findQuadroVicino, findVicina, listDaCompilare } from '../dati/ordine.ts';
import { SPIEGATA_INIZIALE } from '../dati/risultati.ts';
import { QuadroSheet } from '../quadro/QuadroSheet.tsx';
import { Riepilogo } from '../riepilogo/Riepilogo.tsx';
import { Storia } from '../riepilogo/Storia.tsx';
import { PannelloSpiega } from '../spiega/PannelloSpiega.tsx';
import { Avvisi } from './Avvisi.tsx';
import { Conflitto } from './Conflitto.tsx';
import { type Apertura, ContestoApertura } from './contesto.ts';
import css from './Dichiarazione.module.css';
import { IndiceQuadri } from './IndiceQuadri.tsx';
import { Testata } from './Testata.tsx';
import type { Comando } from './tasti.ts';
import { useBozze } from './use-bozze.ts';
import type { Caricata } from './use-dichiarazione.ts';
import { useSalvataggio } from './use-salvataggio.ts';
import { findChiaveAttiva, focusCasella, useTasti } from './use-tasti.ts';
import { VaiAlQuadro } from './VaiAlQuadro.tsx';

const SPAZIO_PER_SPIEGA = 1280;

type Props = {
  caricata: Caricata;
  /** The last part of the address: `quadroRC`, `riepilogo`; nothing for the first quadro to finish. */
  vista: string | undefined;
  reload: () => Promise<void>;
  onRecuperate: (riprendi: boolean) => void;
};

/** An open declaration: header, index, quadro, findings, explanation; the keys that hold them together. */
export function Dichiarazione({ caricata, vista, reload, onRecuperate }: Props) {
  const { dichiarazione, modello, campi, bozze, recuperate } = caricata;
  const { anno, id } = dichiarazione;
  const { utente } = useSessione();
  const navigate = useNavigate();
  const codice = vista?.startsWith('quadro') ? vista.slice('quadro'.length) : undefined;
  const ultimo = useRef(codice ?? findPrimo(caricata));
  if (codice !== undefined) ultimo.current = codice;
  const quadro = modello.quadri.find((voce) => voce.codice === (codice ?? ultimo.current));
  const [modulo, setModulo] = useState(1);
  const [spiegata, setSpiegata] = useState<string | null>(SPIEGATA_INIZIALE);
  const [conSpiega, setConSpiega] = useState(window.innerWidth >= SPAZIO_PER_SPIEGA);
  const [aiuto, setAiuto] = useState<string | null>(null);
  const [finestra, setFinestra] = useState<'quadri' | 'storia' | null>(null);
  const attesa = useRef<string | null>(null);
  useTitoloPagina(`${quadro?.codice ?? ''} ${dichiarazione.denominazione}`.trim());
  useBozze(bozze);
  useModificheNonSalvate(() => !bozze.isTutta() || Object.keys(campi.modifiche().forzature).length > 0);

  const goToVista = useCallback(
    (nuova: string) =>
      void navigate({
        to: '/dichiarazione/$anno/$id/$vista',
        params: { anno: String(anno), id, vista: nuova },
      }),
    [navigate, anno, id],
  );
  const openQuadro = useCallback(
    (nuovo: string) => {
      setModulo(1);
      goToVista(`quadro${nuovo}`);
    },
    [goToVista],
  );
  const goTo = useCallback(
    (chiave: string) => {
      attesa.current = chiave;
      setModulo(moduloOf(chiave));
      goToVista(`quadro${quadroOf(chiave)}`);
      requestAnimationFrame(() => {
        if (focusCasella(chiave)) attesa.current = null;
      });
    },
    [goToVista],
  );
  // The field waits for its quadro to be on the page.
  useEffect(() => {
    if (attesa.current !== null && focusCasella(attesa.current)) attesa.current = null;
  });
  const explain = useCallback((chiave: string) => {
    setSpiegata(chiave);
    setConSpiega(true);
  }, []);
  const salvataggio = useSalvataggio({ caricata, reload, goTo });
  const { save } = salvataggio;

  const apertura = useMemo<Apertura | null>(
    () =>
      quadro
        ? {
            dichiarazione,
            modello,
            campi,
            bozze,
            solaLettura: dichiarazione.solaLettura,
            invioAvanza: utente.invioPassaAlSuccessivo,
            quadro,
            modulo,
            setModulo,
            spiegata: conSpiega ? spiegata : null,
            explain,
            goTo,
            openQuadro,
            save,
            reload,
          }
        : null,
    [
      dichiarazione,
      modello,
      campi,
      bozze,
      utente.invioPassaAlSuccessivo,
      quadro,
      modulo,
      conSpiega,
      spiegata,
      explain,
      goTo,
      openQuadro,
      save,
      reload,
    ],
  );

  const move = (passo: 1 | -1): boolean => {
    const chiave = findChiaveAttiva();
    if (chiave === null || !quadro) return false;
    const vicina = findVicina(listDaCompilare(quadro, modulo), chiave, passo);
    if (vicina !== null) return focusCasella(vicina);
    if (passo === 1) document.getElementById('salva')?.focus();
    return true;
  };
  const goQuadro = (passo: 1 | -1): boolean => {
    const vicino = findQuadroVicino(modello.quadri, quadro?.codice ?? '', passo);
    if (vicino !== null) openQuadro(vicino);
    return true;
  };
  const close = (): boolean => {
    if (aiuto !== null) setAiuto(null);
    else if (conSpiega && finestra === null) setConSpiega(false);
    else return false;
    return true;
  };
  const comandi: Record<Comando, () => boolean> = {
    salva: () => {
      if (!dichiarazione.solaLettura) void save();
      return true;
    },
    'vai al quadro': () => {
      setFinestra('quadri');
      return true;
    },
    'quadro precedente': () => goQuadro(-1),
    'quadro successivo': () => goQuadro(1),
    spiega: () => {
      explain(findChiaveAttiva() ?? spiegata ?? SPIEGATA_INIZIALE);
      return true;
    },
    aiuto: () => {
      const istruzioni = modello.findCasella(findChiaveAttiva() ?? '')?.istruzioni;
      setAiuto(istruzioni ?? null);
      return istruzioni !== undefined;
    },
    avanti: () => move(1),
    indietro: () => move(-1),
    chiudi: close,
  };
  useTasti(utente.invioPassaAlSuccessivo, (comando) => comandi[comando]());

  if (apertura === null)
    return (
      <main id="contenuto">
        <EmptyState livello={1} titolo={m.quadroAssente} testo={m.quadroAssenteTesto(codice ?? '')} />
      </main>
    );
  const isRiepilogo = vista === 'riepilogo';
  return (
    <ContestoApertura value={apertura}>
      <div className={css.page}>
        <div className={css.top}>
          <Testata
            inSalvataggio={salvataggio.inCorso}
            isRiepilogo={isRiepilogo}
            onRiepilogo={() => goToVista('riepilogo')}
            onStoria={() => setFinestra(finestra === 'storia' ? null : 'storia')}
          />
        </div>
        <IndiceQuadri onAggiungi={() => setFinestra('quadri')} />
        <div className={css.work}>
          <main className={css.middle}>
            <Avvisi
              recuperate={recuperate}
              onRecuperate={onRecuperate}
              errore={salvataggio.errore}
              rifiutati={salvataggio.rifiutati}
            />
            {isRiepilogo ? <Riepilogo /> : <QuadroSheet />}
            {aiuto !== null && (
              <p className={css.help} role="status">
                <Icona di={IconHelpCircle} size={16} />
                {aiuto}
              </p>
            )}
            {!isRiepilogo && <Controlli onRiepilogo={() => goToVista('riepilogo')} />}
          </main>
          {conSpiega && <PannelloSpiega onClose={() => setConSpiega(false)} />}
        </div>
      </div>
      {finestra === 'quadri' && <VaiAlQuadro onClose={() => setFinestra(null)} />}
      <Storia aperta={finestra === 'storia'} onClose={() => setFinestra(null)} />
      {salvataggio.conflitto && (
        <Conflitto
          differenze={salvataggio.conflitto}
          onAnnulla={salvataggio.cancel}
          onTieni={salvataggio.resolve}
        />
      )}
    </ContestoApertura>
  );
}

/** Where a sitting starts: the first quadro that is open, else the first of the form. */
function findPrimo({ dichiarazione, modello }: Caricata): string {
  const aperto = modello.quadri.find((quadro) => dichiarazione.statiQuadri[quadro.codice] === 'aperto');
  return (aperto ?? modello.quadri[0])?.codice ?? '';
}
