import { useState } from 'react';
import { Interruttore } from '../src/ui/campi/Interruttore.tsx';
import { Segmenti } from '../src/ui/campi/Segmenti.tsx';
import { Caso, type Sezione } from './sezione.tsx';
import { Valore } from './Valore.tsx';

const voci = [
  ['una', 'Almeno una'],
  ['tutte', 'Tutte'],
] as const;

function SenzaValore() {
  const [valori, setValori] = useState<readonly (boolean | null)[]>([null]);
  return (
    <>
      <Interruttore
        nome="Notifiche per e-mail"
        acceso={valori.at(-1) ?? null}
        onChange={(nuovo) => setValori((prima) => [...prima, nuovo])}
      />
      <Valore di={valori} />
    </>
  );
}

function Interruttori() {
  const [acceso, setAcceso] = useState(true);
  const [valore, setValore] = useState<'una' | 'tutte'>('tutte');
  return (
    <>
      <Caso nome="Acceso">
        <Interruttore nome="Invio passa al campo successivo" acceso={acceso} onChange={setAcceso} />
      </Caso>
      <Caso nome="Spento">
        <Interruttore nome="Riduci i movimenti" acceso={!acceso} onChange={(spento) => setAcceso(!spento)} />
      </Caso>
      <Caso nome="Senza valore">
        <SenzaValore />
      </Caso>
      <Caso nome="Sola lettura">
        <Interruttore nome="Accesso con SPID" acceso={acceso} onChange={setAcceso} solaLettura />
      </Caso>
      <Caso nome="Scelta fra poche">
        <Segmenti nome="Condizioni" voci={voci} valore={valore} onChange={setValore} />
      </Caso>
      <Caso nome="Scelta disattivata">
        <Segmenti nome="Condizioni fisse" voci={voci} valore={valore} onChange={setValore} disabilitato />
      </Caso>
    </>
  );
}

export const interruttori: Sezione = {
  chiave: 'interruttori',
  titolo: 'Interruttori e scelte',
  Contenuto: Interruttori,
};
