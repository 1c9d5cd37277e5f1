import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSessione, useSolaLettura } from '../../../../api/contesto.ts';
import { isRichiedente } from '../../../../dominio/assistenza/ticket.api.ts';
import { useBozze } from '../../../../dominio/bozza/useBozze.ts';
import type { Proposta } from '../../../../dominio/copilota/copilota.api.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useModificheNonSalvate } from '../../../../ui/finestre/modifiche-non-salvate.ts';
import { useTitoloPagina } from '../../../../ui/pagina/titolo-pagina.ts';
import { Controlli } from '../controlli/Controlli.tsx';
import { ContestoCopilota, useCopilotaAperto } from '../copilota/contesto-copilota.ts';
import { useCopilota } from '../copilota/useCopilota.ts';
import { QuadroSheet } from '../quadro/QuadroSheet.tsx';
import { Riepilogo } from '../riepilogo/Riepilogo.tsx';
import { Storia } from '../riepilogo/Storia.tsx';
import { useChiusura } from '../riepilogo/useChiusura.ts';
import { PannelloSpiega } from '../spiega/PannelloSpiega.tsx';
import { ContestoTicket } from '../ticket/contesto-ticket.ts';
import { Avvisi } from './Avvisi.tsx';
import { Conflitto } from './Conflitto.tsx';
import { type Apertura, ContestoApertura, useApertura, type VistaIntera, visteIntere } from './contesto.ts';
import css from './Dichiarazione.module.css';
import { IndiceQuadri } from './IndiceQuadri.tsx';
import { QuadroAssente } from './QuadroAssente.tsx';
import { Testata } from './Testata.tsx';
import { useNuovaApertura, useSpiega } from './useApertura.ts';
import { useAzioniDichiarazione } from './useAzioniDichiarazione.ts';
import { findSpiegata, useComandi } from './useComandi.ts';
import type { Caricata } from './useDichiarazione.ts';
import { useSalvaDichiarazione } from './useSalvaDichiarazione.ts';
import { useVista } from './useVista.ts';
import { VaiAlQuadro } from './VaiAlQuadro.tsx';

const Affiancate = lazy(() => import('../affiancate/Affiancate.tsx'));
const Confronto = lazy(() => import('../confronto/Confronto.tsx'));
const Anteprima = lazy(() => import('../copilota/Anteprima.tsx'));
const NuovoTicket = lazy(() => import('../ticket/NuovoTicket.tsx'));
const PannelloCopilota = lazy(() => import('../copilota/PannelloCopilota.tsx'));
const Passato = lazy(() => import('../passato/Passato.tsx'));
const Telematico = lazy(() => import('../telematico/Telematico.tsx'));

/** The views of a declaration that are no quadro, by the last part of their address. */
const titoliVista: Record<VistaIntera, string> = {
  riepilogo: m.riepilogo,
  confronto: mc.percheCambiato,
  passato: mc.passato,
  affiancate: mc.affiancate,
  telematico: m.telematico,
};

type Props = {
  caricata: Caricata;
  /** The last part of the address: `quadroRC`, `riepilogo`; nothing for the first quadro to finish. */
  vista: string | undefined;
  adopt: Apertura['adopt'];
  reload: Apertura['reload'];
  onRecuperate: (riprendi: boolean) => void;
};

/** An open declaration: header, index, quadro, findings, explanation. */
export function Dichiarazione({ caricata, vista: indirizzo, adopt, reload, onRecuperate }: Props) {
  const { dichiarazione } = caricata;
  const { invioPassaAlSuccessivo: invioAvanza } = useSessione().utente;
  const vista = useVista(caricata, indirizzo);
  const spiega = useSpiega(findSpiegata(caricata.modello));
  const [conQuadri, setConQuadri] = useState(false);
  /** How many times the history was asked: each opens it anew, in front. */
  const [storia, setStoria] = useState(0);
  const salvataggio = useSalvaDichiarazione({ caricata, adopt, reload, goTo: vista.goTo });
  const vistaIntera = visteIntere.find((voce) => voce === indirizzo) ?? null;
  const copilota = useCopilota(dichiarazione);
  const ticket = useNuovoTicket();
  useTitoloPagina(`${vistaIntera ? titoliVista[vistaIntera] : vista.codice} ${dichiarazione.denominazione}`);
  useCustodia(caricata);
  const spiegaSola = useSpiegaSola(spiega, copilota.close);
  const apertura = useNuovaApertura({
    ...{ caricata, vistaIntera, vista, salvataggio, adopt, reload },
    spiega: spiegaSola,
  });
  const aiuto = useComandi({
    apertura,
    invioAvanza,
    conSpiega: spiega.isAperta || copilota.isAperto,
    onChiudiSpiega: copilota.isAperto ? copilota.close : spiega.close,
    copilota,
    onVaiAlQuadro: () => setConQuadri(true),
  });
  const goToRiepilogo = () => vista.goToVista('riepilogo');
  if (apertura === null)
    return <QuadroAssente dichiarazione={dichiarazione} codice={vista.codice} onRiepilogo={goToRiepilogo} />;
  return (
    <ContestoApertura value={apertura}>
      <ContestoCopilota value={copilota}>
        <ContestoTicket value={ticket.open}>
          <div className={css.page}>
            <div className={css.top}>
              <Testata
                inSalvataggio={salvataggio.inCorso}
                onRiepilogo={goToRiepilogo}
                onTelematico={() => vista.goToVista('telematico')}
                onStoria={() => setStoria(storia + 1)}
              />
            </div>
            <IndiceQuadri onAggiungi={() => setConQuadri(true)} />
            <div className={css.work}>
              <main className={css.middle}>
                <Avvisi
                  recuperate={caricata.recuperate}
                  onRecuperate={onRecuperate}
                  salvataggio={salvataggio}
                />
                <Viste onStoria={() => setStoria(storia + 1)} onVaiAlQuadro={() => setConQuadri(true)} />
                {aiuto !== null && <Aiuto testo={aiuto} />}
                {ticket.su !== null && (
                  <Suspense fallback={null}>
                    <NuovoTicket key={ticket.su} chiave={ticket.su} onClose={ticket.close} />
                  </Suspense>
                )}
                {vistaIntera === null && ticket.su === null && <Controlli onRiepilogo={goToRiepilogo} />}
              </main>
              <Lato onChiudiSpiega={spiega.isAperta ? spiega.close : null} />
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
        </ContestoTicket>
      </ContestoCopilota>
    </ContestoApertura>
  );
}

type PropsViste = Pick<Parameters<typeof useAzioniDichiarazione>[0], 'onStoria' | 'onVaiAlQuadro'>;

/** The number a ticket is being opened on, for who may ask somebody. */
function useNuovoTicket() {
  const { utente } = useSessione();
  const isSolaLettura = useSolaLettura();
  const [su, setSu] = useState<string | null>(null);
  const close = useCallback(() => setSu(null), []);
  return { su, close, open: isRichiedente(utente) && !isSolaLettura ? setSu : null };
}

/** At the right: the copilot when it is open, else the explanation when it is. */
function Lato({ onChiudiSpiega }: { onChiudiSpiega: (() => void) | null }) {
  const copilota = useCopilotaAperto();
  if (copilota?.isAperto)
    return (
      <Suspense fallback={null}>
        <PannelloCopilota copilota={copilota} />
      </Suspense>
    );
  return onChiudiSpiega && <PannelloSpiega onClose={onChiudiSpiega} />;
}

/** One panel at a time: what is explained takes the place of the copilot. */
function useSpiegaSola(spiega: ReturnType<typeof useSpiega>, closeCopilota: () => void) {
  const { explain } = spiega;
  const explainSolo = useCallback(
    (chiave: string) => {
      explain(chiave);
      closeCopilota();
    },
    [explain, closeCopilota],
  );
  return { ...spiega, explain: explainSolo };
}

/** The quadro, or the view of the whole declaration in its place. */
function Viste(props: PropsViste) {
  const { vistaIntera, quadro } = useApertura();
  const anteprima = useAnteprima(`${vistaIntera} ${quadro.codice}`);
  const chiusura = useChiusura();
  useAzioniDichiarazione({ chiusura, ...props });
  if (anteprima !== null)
    return (
      <Suspense fallback={<Attesa />}>
        <Anteprima proposta={anteprima} />
      </Suspense>
    );
  return (
    // One for each view: the one before goes away at once, never hidden with the focus in it.
    <Suspense key={vistaIntera ?? 'quadro'} fallback={<Attesa />}>
      {vistaIntera === null && <QuadroSheet />}
      {vistaIntera === 'riepilogo' && <Riepilogo chiusura={chiusura} />}
      {vistaIntera === 'confronto' && <Confronto />}
      {vistaIntera === 'passato' && <Passato />}
      {vistaIntera === 'affiancate' && <Affiancate />}
      {vistaIntera === 'telematico' && <Telematico />}
    </Suspense>
  );
}

/** What the copilot proposed, while one stays where it was shown: going elsewhere closes it. */
function useAnteprima(dove: string): Proposta | null {
  const copilota = useCopilotaAperto();
  const anteprima = copilota?.anteprima ?? null;
  const [dovEra, setDovEra] = useState(dove);
  const isAltrove = dovEra !== dove;
  useEffect(() => {
    if (!isAltrove) return;
    setDovEra(dove);
    copilota?.show(null);
  }, [isAltrove, dove, copilota]);
  return isAltrove ? null : anteprima;
}

/** What was typed is not lost by leaving: drafts are sent, and what has no draft is asked about. */
function useCustodia({ dichiarazione, campi, bozze }: Caricata): void {
  const { anno, id } = dichiarazione;
  useBozze(bozze);
  useModificheNonSalvate(() => !bozze.isTutta() || Object.keys(campi.modifiche().forzature).length > 0, {
    isDentro: (percorso) => percorso.startsWith(`/dichiarazione/${anno}/${id}`),
    keep: async () => {
      await bozze.flush();
      await bozze.settle();
    },
  });
}

/** In the place of a view on its way: the focus that was on the page has where to wait. */
const Attesa = () => <div id="contenuto" tabIndex={-1} aria-busy="true" />;

/** The instructions of a casella, asked with F1. */
const Aiuto = ({ testo }: { testo: string }) => (
  <p className={css.help} role="status">
    <Icona di={IconHelpCircle} size={16} />
    {testo}
  </p>
);
