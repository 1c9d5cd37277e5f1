import { useCallback, useMemo, useState } from 'react';
import type { Apertura } from './contesto.ts';
import type { Caricata } from './useDichiarazione.ts';
import type { useSalvaDichiarazione } from './useSalvaDichiarazione.ts';
import type { useVista } from './useVista.ts';

const SPAZIO_PER_SPIEGA = 1280;

/** The panel that explains: which casella, and whether it is on the page. */
export function useSpiega(iniziale: string | null) {
  const [spiegata, setSpiegata] = useState(iniziale);
  const [isAperta, setAperta] = useState(window.innerWidth >= SPAZIO_PER_SPIEGA);
  const explain = useCallback((chiave: string) => {
    setSpiegata(chiave);
    setAperta(true);
  }, []);
  const close = useCallback(() => setAperta(false), []);
  return { spiegata: isAperta ? spiegata : null, isAperta, explain, close };
}

type Parti = {
  caricata: Caricata;
  vistaIntera: Apertura['vistaIntera'];
  vista: ReturnType<typeof useVista>;
  spiega: ReturnType<typeof useSpiega>;
  salvataggio: ReturnType<typeof useSalvaDichiarazione>;
  adopt: Apertura['adopt'];
  reload: Apertura['reload'];
};

/** What the parts of the page reach: the same object until one of its values changes; null where there is no quadro. */
export function useNuovaApertura(parti: Parti): Apertura | null {
  const { caricata, vistaIntera, adopt, reload } = parti;
  const { quadro, modulo, setModulo, goTo, openQuadro, goToVista: openVista } = parti.vista;
  const { spiegata, explain } = parti.spiega;
  const { save, salvataAlle } = parti.salvataggio;
  const { dichiarazione, modello, campi, bozze } = caricata;
  // A quadro whose module is off is looked at, whatever the others are.
  const solaLettura =
    dichiarazione.solaLettura ||
    (quadro !== undefined && dichiarazione.quadriNonAttivi.includes(quadro.codice));
  const conBozzaInAttesa = caricata.recuperate.length > 0;
  return useMemo(
    () =>
      quadro === undefined
        ? null
        : {
            dichiarazione,
            modello,
            campi,
            bozze,
            conBozzaInAttesa,
            solaLettura,
            quadro,
            vistaIntera,
            modulo,
            setModulo,
            spiegata,
            explain,
            goTo,
            openQuadro,
            openVista,
            save,
            salvataAlle,
            adopt,
            reload,
          },
    [
      dichiarazione,
      modello,
      campi,
      bozze,
      conBozzaInAttesa,
      solaLettura,
      quadro,
      vistaIntera,
      modulo,
      setModulo,
      spiegata,
      explain,
      goTo,
      openQuadro,
      openVista,
      save,
      salvataAlle,
      adopt,
      reload,
    ],
  );
}
