import { IconHelpCircle } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useBozze } from '../../../api/bozza/use-bozze.ts';
import { useSessione } from '../../../api/contesto.ts';
import { messaggiDichiarazione as m } from '../../../messages/dichiarazione.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icona } from '../../../ui/Icona.tsx';
import { useModificheNonSalvate } from '../../../ui/modifiche-non-salvate.ts';
import { useTitoloPagina } from '../../../ui/titolo-pagina.ts';
import { Controlli } from '../controlli/Controlli.tsx';
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
import { useComandi } from './use-comandi.ts';
import type { Caricata } from './use-dichiarazione.ts';
import { useSalvataggio } from './use-salvataggio.ts';
import { useVista } from './use-vista.ts';
import { VaiAlQuadro } from './VaiAlQuadro.tsx';

const SPAZIO_PER_SPIEGA = 1280;

type Props = {
  caricata: Caricata;
  /** The last part of the address: `quadroRC`, `riepilogo`; nothing for the first quadro to finish. */
  vista: string | undefined;
  reload: () => Promise<void>;
  onRecuperate: (riprendi: boolean) => void;
};

/** An open declaration: header, index, quadro, findings, explanation. */
export function Dichiarazione({ caricata, vista, reload, onRecuperate }: Props) {
  const { dichiarazione, modello, campi, bozze } = caricata;
  const { invioPassaAlSuccessivo: invioAvanza } = useSessione().utente;
  const { codice, quadro, modulo, setModulo, goToVista, openQuadro, goTo } = useVista(caricata, vista);
  const [spiegata, setSpiegata] = useState(SPIEGATA_INIZIALE);
  const [conSpiega, setConSpiega] = useState(window.innerWidth >= SPAZIO_PER_SPIEGA);
  const [conQuadri, setConQuadri] = useState(false);
  /** How many times the history was asked: each opens it anew, in front. */
  const [storia, setStoria] = useState(0);
  const salvataggio = useSalvataggio({ caricata, reload, goTo });
  const { save, salvataAlle } = salvataggio;
  const isRiepilogo = vista === 'riepilogo';
  useTitoloPagina(`${isRiepilogo ? m.riepilogo : codice} ${dichiarazione.denominazione}`);
  useBozze(bozze);
  useModificheNonSalvate(() => !bozze.isTutta() || Object.keys(campi.modifiche().forzature).length > 0, {
    isDentro: (percorso) => percorso.startsWith(`/dichiarazione/${dichiarazione.anno}/${dichiarazione.id}`),
    keep: async () => {
      await bozze.flush();
      await bozze.settle();
    },
  });

  const explain = useCallback((chiave: string) => {
    setSpiegata(chiave);
    setConSpiega(true);
  }, []);
  const apertura = useMemo<Apertura | null>(
    () =>
      quadro === undefined
        ? null
        : {
            dichiarazione,
            modello,
            campi,
            bozze,
            solaLettura: dichiarazione.solaLettura,
            quadro,
            isRiepilogo,
            modulo,
            setModulo,
            spiegata: conSpiega ? spiegata : null,
            explain,
            goTo,
            openQuadro,
            save,
            salvataAlle,
            reload,
          },
    [
      dichiarazione,
      modello,
      campi,
      bozze,
      quadro,
      isRiepilogo,
      modulo,
      setModulo,
      conSpiega,
      spiegata,
      explain,
      goTo,
      openQuadro,
      save,
      salvataAlle,
      reload,
    ],
  );
  const closeSpiega = useCallback(() => setConSpiega(false), []);
  const aiuto = useComandi({
    apertura,
    invioAvanza,
    conSpiega,
    onChiudiSpiega: closeSpiega,
    onVaiAlQuadro: () => setConQuadri(true),
  });

  if (apertura === null)
    return (
      <main id="contenuto" tabIndex={-1}>
        <EmptyState livello={1} titolo={m.quadroAssente} testo={m.quadroAssenteTesto(codice)} />
      </main>
    );
  return (
    <ContestoApertura value={apertura}>
      <div className={css.page}>
        <div className={css.top}>
          <Testata
            inSalvataggio={salvataggio.inCorso}
            onRiepilogo={() => goToVista('riepilogo')}
            onStoria={() => setStoria(storia + 1)}
          />
        </div>
        <IndiceQuadri onAggiungi={() => setConQuadri(true)} />
        <div className={css.work}>
          <main className={css.middle}>
            <Avvisi
              recuperate={caricata.recuperate}
              onRecuperate={onRecuperate}
              errore={salvataggio.errore}
              atto={salvataggio.atto}
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
          {conSpiega && <PannelloSpiega onClose={closeSpiega} />}
        </div>
      </div>
      {conQuadri && <VaiAlQuadro onClose={() => setConQuadri(false)} />}
      {storia > 0 && <Storia key={storia} onClose={() => setStoria(0)} />}
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
