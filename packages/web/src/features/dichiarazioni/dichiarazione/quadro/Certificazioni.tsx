import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { messaggiCertificazione as m } from '../../../../messages/certificazione.ts';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { useApertura } from '../apertura/contesto.ts';
import { FinestraCertificazioni } from './FinestraCertificazioni.tsx';
import css from './QuadroSheet.module.css';

/** The quadro of the incomes that a CU certifies, by form. */
const QUADRI: Readonly<Record<string, string>> = { 'redditi-pf': 'RC', '730': 'C' };

/** Fills the return from the certifications that its client received. */
export function Certificazioni() {
  const { quadro, modello, save } = useApertura();
  const [isAperta, setAperta] = useState(false);
  const [inCorso, setInCorso] = useState(false);
  if (QUADRI[modello.codice] !== quadro.codice) return null;
  const open = async () => {
    setInCorso(true);
    // What is being typed is saved first: what is read is compared with it.
    setAperta(await save());
    setInCorso(false);
  };
  return (
    <>
      <Button
        id="certificazioni"
        className={css.small}
        icona={IconCertificate}
        title={m.suggerimento}
        inCorso={inCorso}
        onClick={() => void open()}
      >
        {m.comando}
      </Button>
      {isAperta && <FinestraCertificazioni onChiusa={() => setAperta(false)} />}
    </>
  );
}
