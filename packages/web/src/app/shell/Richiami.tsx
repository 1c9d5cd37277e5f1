import { requisiti } from '@quadra/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { useSessione } from '../../api/contesto.ts';
import { canScrivere } from '../../api/requisiti.ts';
import { readChi } from '../../api/sessione.ts';
import { computePermessi } from '../../features/clienti/anagrafica/permessi.ts';
import { messaggiShell as m } from '../../messages/shell.ts';
import { ElencoTasti, type ParteAiuto } from './ElencoTasti.tsx';
import { Palette } from './Palette.tsx';
import { type Richiamo, richiami, useRichiamo } from './richiami.ts';
import type { ComandoPalette } from './useCercaOvunque.ts';

const dellaBarra: readonly (readonly [Richiamo, string])[] = [
  ['aspetto', m.comandoAspetto],
  ['account', m.comandoAccount],
];

/** What a key calls on every page: the search (Ctrl K) with its commands, the list of keys (?). */
export function Richiami() {
  const { utente, logout } = useSessione();
  const { crea } = computePermessi(utente);
  const dichiara = canScrivere(utente, requisiti.scriviDichiarazioni);
  const navigate = useNavigate();
  const [aiuto, setAiuto] = useState<ParteAiuto | null>(null);
  const openTasti = useCallback(() => setAiuto('tasti'), []);
  const openStati = useCallback(() => setAiuto('stati'), []);
  useRichiamo('tasti', openTasti);
  const listComandi = useMemo(
    () => (): ComandoPalette[] => [
      ...(crea && readChi(utente) === 'studio'
        ? [{ nome: m.comandoNuovoCliente, run: () => void navigate({ to: '/anagrafica/nuova' }) }]
        : []),
      ...(dichiara
        ? [
            {
              nome: m.comandoNuovaDichiarazione,
              run: () => void navigate({ to: '/dichiarazioni', hash: 'nuova' }),
            },
          ]
        : []),
      { nome: m.comandoTasti, run: openTasti },
      { nome: m.comandoStati, run: openStati },
      ...dellaBarra
        .filter(([nome]) => richiami.has(nome))
        .map(([nome, testo]) => ({ nome: testo, run: () => richiami.run(nome) })),
      { nome: m.comandoEsci, run: () => void logout() },
    ],
    [utente, crea, dichiara, navigate, openTasti, openStati, logout],
  );
  return (
    <>
      <Palette listComandi={listComandi} />
      <ElencoTasti parte={aiuto} onParte={setAiuto} />
    </>
  );
}
