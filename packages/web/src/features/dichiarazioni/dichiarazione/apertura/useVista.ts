import { moduloOf, type Quadro, quadroOf } from '@quadra/fisco';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { searchQuadri } from '../dati/ordine.ts';
import type { Caricata } from './useDichiarazione.ts';
import { focusCasella } from './useTasti.ts';

/** Where a sitting starts: the first quadro that is open, else the first of the form. */
function findPrimo({ dichiarazione, modello }: Caricata): string {
  const aperto = modello.quadri.find((quadro) => dichiarazione.statiQuadri[quadro.codice] === 'aperto');
  return (aperto ?? modello.quadri[0])?.codice ?? '';
}

/** Which quadro is on the page (it is in the address), which modulo, and the ways to go elsewhere. */
export function useVista(caricata: Caricata, vista: string | undefined) {
  const { modello, dichiarazione } = caricata;
  const { anno, id } = dichiarazione;
  const navigate = useNavigate();
  const codice = vista?.startsWith('quadro') ? vista.slice('quadro'.length) : undefined;
  const ultimo = useRef(codice ?? findPrimo(caricata));
  if (codice !== undefined) ultimo.current = codice;
  const quadro: Quadro | undefined = modello.quadri.find((voce) => voce.codice === ultimo.current);
  const [modulo, setModulo] = useState(1);
  const attesa = useRef<string | null>(null);

  const goToVista = useCallback(
    (nuova: string, resetScroll = true) =>
      void navigate({
        to: '/dichiarazione/$anno/$id/$vista',
        params: { anno: String(anno), id, vista: nuova },
        resetScroll,
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
      // The casella comes into view by itself: the top of the quadro is not where one goes.
      goToVista(`quadro${quadroOf(chiave)}`, false);
      requestAnimationFrame(() => {
        if (focusCasella(chiave)) attesa.current = null;
      });
    },
    [goToVista],
  );
  // `#RN26.2` in the address: that casella; `#RN26`: the first of that rigo.
  const { hash } = useLocation();
  useEffect(() => {
    const esatta = modello.findCasella(hash) === undefined ? undefined : hash;
    const chiave = hash === '' ? null : (esatta ?? searchQuadri(modello.quadri, hash)[0]?.chiave);
    if (chiave == null) return;
    attesa.current = chiave;
    setModulo(moduloOf(chiave));
    requestAnimationFrame(() => {
      if (attesa.current === chiave && focusCasella(chiave)) attesa.current = null;
    });
  }, [hash, modello]);
  // The field waits for its quadro to be on the page.
  useEffect(() => {
    if (attesa.current !== null && focusCasella(attesa.current)) attesa.current = null;
  });
  return { codice: ultimo.current, quadro, modulo, setModulo, goToVista, openQuadro, goTo };
}
