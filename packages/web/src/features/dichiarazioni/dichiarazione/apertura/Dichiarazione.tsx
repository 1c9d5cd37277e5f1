import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { useBozze } from '../../../../dominio/bozza/useBozze.ts';
import { messaggiAnni } from '../../../../messages/anni.ts';
import { messaggiCascata } from '../../../../messages/cascata.ts';
import { messaggiCollegamenti as ml } from '../../../../messages/collegamenti.ts';
import { messaggiConfronto as mc } from '../../../../messages/confronto.ts';
import { messaggiDichiarazione as m } from '../../../../messages/dichiarazione.ts';
import { messaggiLettera } from '../../../../messages/lettera.ts';
import { Icona } from '../../../../ui/comandi/Icona.tsx';
import { useModificheNonSalvate } from '../../../../ui/finestre/modifiche-non-salvate.ts';
import { useTitoloPagina } from '../../../../ui/pagina/titolo-pagina.ts';
import { Controlli } from '../controlli/Controlli.tsx';
import { useCopilota } from '../copilota/useCopilota.ts';
import { QuadroSheet } from '../quadro/QuadroSheet.tsx';
import { Riepilogo } from '../riepilogo/Riepilogo.tsx';
import { Storia } from '../riepilogo/Storia.tsx';
import { useChiusura } from '../riepilogo/useChiusura.ts';
import { Accanto, Lato, Sotto, useAnteprima, useNuovoTicket, useSpiegaSola } from './Accanto.tsx';
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
const Anni = lazy(() => import('../anni/Anni.tsx'));
const Cascata = lazy(() => import('../cascata/Cascata.tsx'));
const Collegamenti = lazy(() => import('../collegamenti/Collegamenti.tsx'));
const Confronto = lazy(() => import('../confronto/Confronto.tsx'));
const Anteprima = lazy(() => import('../copilota/Anteprima.tsx'));
const Lettera = lazy(() => import('../lettera/Lettera.tsx'));
const Passato = lazy(() => import('../passato/Passato.tsx'));
const Telematico = lazy(() => import('../telematico/Telematico.tsx'));

/** The views of a declaration that are no quadro, by the last part of their address. */
const titoliVista: Record<VistaIntera, string> = {
  riepilogo: m.riepilogo,
  collegamenti: ml.titolo,
  cascata: messaggiCascata.titolo,
  anni: messaggiAnni.titolo,
  confronto: mc.percheCambiato,
  passato: mc.passato,
  affiancate: mc.affiancate,
  telematico: m.telematico,
  lettera: messaggiLettera.titolo,
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
  if (apertura === null)
    return (
      <QuadroAssente
        dichiarazione={dichiarazione}
        codice={vista.codice}
        onRiepilogo={() => vista.goToVista('riepilogo')}
      />
    );
  return (
    <ContestoApertura value={apertura}>
      <Accanto copilota={copilota} ticket={ticket}>
        <Pagina
          {...{ caricata, onRecuperate, salvataggio, aiuto, ticket, vista }}
          onChiudiSpiega={spiega.isAperta ? spiega.close : null}
          onVaiAlQuadro={() => setConQuadri(true)}
          onStoria={() => setStoria(storia + 1)}
        />
        {conQuadri && <VaiAlQuadro onClose={() => setConQuadri(false)} />}
        {storia > 0 && <Storia key={storia} onClose={() => setStoria(0)} />}
        {salvataggio.conflitto && (
          <Conflitto
            differenze={salvataggio.conflitto}
            onAnnulla={salvataggio.cancel}
            onTieni={salvataggio.resolve}
          />
        )}
      </Accanto>
    </ContestoApertura>
  );
}

type PropsPagina = Pick<Props, 'caricata' | 'onRecuperate'> & {
  salvataggio: ReturnType<typeof useSalvaDichiarazione>;
  aiuto: string | null;
  ticket: ReturnType<typeof useNuovoTicket>;
  vista: ReturnType<typeof useVista>;
  onChiudiSpiega: (() => void) | null;
  onVaiAlQuadro: () => void;
  onStoria: () => void;
};

/** Header, index, what is in the middle, what stands under it and beside it. */
function Pagina({ caricata, onRecuperate, salvataggio, aiuto, ticket, vista, ...di }: PropsPagina) {
  const { vistaIntera } = useApertura();
  const { onChiudiSpiega, onVaiAlQuadro, onStoria } = di;
  const goToRiepilogo = () => vista.goToVista('riepilogo');
  return (
    <div className={css.page}>
      <div className={css.top}>
        <Testata
          inSalvataggio={salvataggio.inCorso}
          onRiepilogo={goToRiepilogo}
          onTelematico={() => vista.goToVista('telematico')}
          onStoria={onStoria}
        />
      </div>
      <IndiceQuadri onAggiungi={onVaiAlQuadro} />
      <div className={css.work}>
        <main className={css.middle}>
          <Avvisi recuperate={caricata.recuperate} onRecuperate={onRecuperate} salvataggio={salvataggio} />
          <Viste onStoria={onStoria} onVaiAlQuadro={onVaiAlQuadro} />
          {aiuto !== null && <Aiuto testo={aiuto} />}
          <Sotto
            ticket={ticket}
            altrimenti={vistaIntera === null && <Controlli onRiepilogo={goToRiepilogo} />}
          />
        </main>
        <Lato onChiudiSpiega={vistaIntera === 'collegamenti' ? null : onChiudiSpiega} />
      </div>
    </div>
  );
}

type PropsViste = Pick<Parameters<typeof useAzioniDichiarazione>[0], 'onStoria' | 'onVaiAlQuadro'>;

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
      {vistaIntera === 'collegamenti' && <Collegamenti />}
      {vistaIntera === 'cascata' && <Cascata />}
      {vistaIntera === 'anni' && <Anni />}
      {vistaIntera === 'confronto' && <Confronto />}
      {vistaIntera === 'passato' && <Passato />}
      {vistaIntera === 'affiancate' && <Affiancate />}
      {vistaIntera === 'telematico' && <Telematico />}
      {vistaIntera === 'lettera' && <Lettera />}
    </Suspense>
  );
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
