import type { CasoDiAnno } from './fascicolo-1.ts';

const BREVE = 'RB1.1=500 RB1.2=3 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=10000';
const ABRUZZO = 'RB1.1=500 RB1.2=14 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=10000';
const TERRENO = 'RA1.1=5000 RA1.2=1 RA1.3=4000 RA1.4=365 RA1.5=100 RA1.10=sì';
const TRATTAMENTO = 'FA1.1=C RC1.1=2 RC1.2=1 RC1.3=16000 RC6.1=365 RC10.1=0 RC14.1=2';
const DUE_CONTI = 'RW1.3=1 RW1.5=50 RW1.8=5500 RW1.10=365 RW2.3=1 RW2.5=100 RW2.8=5500 RW2.10=365';
const CONIUGE = 'FA1.1=C RC1.1=1 RC1.2=1 RC1.3=30000 RC6.2=365 RC10.1=0';

/**
 * What reading the four forms changed, a figure for each year it touches («PF1 2025 r. 2276» is the line of the text of
 * fascicolo 1): `attesi` are the caselle that the point is about, not the whole return.
 */
export const puntiRiletti: readonly CasoDiAnno[] = [
  {
    nome: 'locazione breve, codice 2: la sola unità al 21%',
    anni: [2025, 2026],
    dati: `${BREVE} RB1.11=2`,
    attesi: 'RB11.1=2100 RB11.4=2100 LC1.5=2100',
    derivazione: 'PF1 2025 r. 2276, PF1 2026 r. 2352: 21% di 10.000 (L. 213/2023, art. 1, c. 63)',
  },
  {
    nome: 'locazione breve, codice 3: le altre al 26%',
    anni: [2025, 2026],
    dati: `${BREVE} RB1.11=3`,
    attesi: 'RB10.16=10000 RB11.3=2600 RB11.4=2600 LC1.5=2600',
    derivazione: 'PF1 2026 r. 2763: 26% di 10.000',
  },
  {
    nome: 'Abruzzo, utilizzo 14 con la cedolare',
    anni: [2023, 2024],
    dati: `${ABRUZZO} RB1.11=sì`,
    attesi: 'RB10.14=10000 RB11.1=2100 RB11.3=2100 LC1.5=2100',
    derivazione: 'PF1 2023 r. 2538, PF1 2024 r. 2649: non ridotto del 30%, 21%',
  },
  {
    nome: 'Abruzzo, utilizzo 14 con la cedolare',
    anni: [2025, 2026],
    dati: `${ABRUZZO} RB1.11=1`,
    attesi: 'RB10.14=10000 RB11.1=2100 RB11.4=2100 LC1.5=2100',
    derivazione: 'PF1 2025 r. 2638-2655: non ridotto del 30%, 21%',
  },
  {
    nome: 'abitazione principale in parte locata, rendita oltre il canone',
    anni: [2023, 2024],
    dati: 'RB1.1=9000 RB1.2=12 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=5000',
    attesi: 'RB10.18=6615 RN1.5=6615 RN2.1=6615',
    derivazione: 'PF1 2023 r. 2439: 9.000 × 1,05 × 70%, con la deduzione dell’abitazione principale',
  },
  {
    nome: 'abitazione principale in parte locata, rendita oltre il canone',
    anni: [2025, 2026],
    dati: 'RB1.1=9000 RB1.2=12 RB1.3=365 RB1.4=100 RB1.5=3 RB1.6=5000',
    attesi: 'RB10.19=6615 RN1.5=6615 RN2.1=6615',
    derivazione: 'PF1 2025 r. 2641: 9.000 × 1,05 × 70%, con la deduzione dell’abitazione principale',
  },
  {
    nome: 'coltivatori diretti, tutto esente',
    anni: [2023, 2024],
    dati: TERRENO,
    attesi: 'RA1.13=15800 RA23.13=15800 RN1.5=0 RN50.2=15800',
    derivazione: 'PF1 2023 r. 1893, PF1 2024 r. 1997: 5.000 × 1,8 + 4.000 × 1,7 (L. 232/2016, art. 1, c. 44)',
  },
  {
    nome: 'coltivatori diretti, metà fra 10.000 e 15.000',
    anni: [2025, 2026],
    dati: TERRENO,
    attesi: 'RA23.11=1880 RA23.12=1420 RA23.13=12500 RA23.14=9000 RA23.15=6800 RN1.5=3300 RN50.2=12500',
    derivazione:
      'PF1 2025 r. 2007-2010, PF1 2026 r. 2058-2061: metà di 5.000 più 800; 3.300 × 9.000 / 15.800 = 1.880',
  },
  {
    nome: 'coltivatori diretti, entro 10.000 euro',
    anni: [2025, 2026],
    dati: 'RA1.1=3000 RA1.2=1 RA1.3=2000 RA1.4=365 RA1.5=100 RA1.10=sì',
    attesi: 'RA23.13=8800 RN1.5=0 RN50.2=8800',
    derivazione: '3.000 × 1,8 + 2.000 × 1,7 = 8.800 (D.L. 215/2023, art. 13, c. 3-bis)',
  },
  {
    nome: 'pensione di parte dell’anno, oltre 7.500 in un anno',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RC1.1=1 RC1.2=1 RC1.3=7000 RC6.2=180 RC10.1=0',
    attesi: 'RN5.1=1610 RN7.2=964 RN26.2=646',
    derivazione:
      'PF1 2023 r. 8303, PF1 2024 r. 8912, PF1 2025 r. 9183, PF1 2026 r. 9671: 7.000 × 365 / 180 = 14.194',
  },
  {
    nome: 'pensione di parte dell’anno, entro 7.500 in un anno',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RC1.1=1 RC1.2=1 RC1.3=3600 RC6.2=180 RC10.1=0',
    attesi: 'RN5.1=0 RN26.2=0',
    derivazione: '3.600 × 365 / 180 = 7.300: imposta non dovuta',
  },
  {
    nome: 'cane guida, oltre 120.000 euro',
    anni: [2023, 2024, 2025],
    dati: 'RL2.2=180000 RP82.1=sì',
    attesi: 'RN17.2=500',
    derivazione:
      'PF1 2023 r. 7758, PF1 2024 r. 8410, PF1 2025 r. 8679: 1.000 × (240.000 − 180.000) / 120.000 (TUIR, art. 15, c. 3-bis)',
  },
  {
    nome: 'cane guida, oltre 120.000 euro',
    anni: [2026],
    dati: 'RL2.2=180000 RP82.1=sì',
    attesi: 'RN17.2=550',
    derivazione: 'PF1 2026 r. 869-870 e 9151: 1.100 × 60.000 / 120.000',
  },
  {
    nome: 'coniuge per sei mesi, la maggiorazione intera',
    anni: [2023, 2024, 2025],
    dati: `${CONIUGE} FA1.5=6`,
    attesi: 'RN6.1=365',
    derivazione: '690 × 6 / 12 + 20 di maggiorazione fra 29.200 e 34.700 (TUIR, art. 12, c. 1, lett. b)',
  },
  {
    nome: 'coniuge per sei mesi, la maggiorazione intera',
    anni: [2026],
    dati: `${CONIUGE} FA1.6=6`,
    attesi: 'RN6.1=365',
    derivazione: '690 × 6 / 12 + 20 di maggiorazione fra 29.200 e 34.700 (TUIR, art. 12, c. 1, lett. b)',
  },
  {
    nome: 'cedolare, ritenute oltre l’imposta',
    anni: [2023, 2024],
    dati: `${BREVE} RB1.11=sì LC1.4=3000`,
    attesi: 'LC1.3=2100 LC1.5=-900 RN33.4=900 RN34.1=-900 RN46.1=900',
    derivazione: 'PF1 2023 r. 7943, PF1 2024 r. 8566: 2.100 − 3.000, la differenza a RN33 col. 4',
  },
  {
    nome: 'cedolare, ritenute oltre l’imposta',
    anni: [2025, 2026],
    dati: `${BREVE} RB1.11=2 LC1.4=3000`,
    attesi: 'LC1.3=2100 LC1.5=-900 RN33.4=900 RN34.1=-900 RN46.1=900',
    derivazione: 'PF1 2025 r. 8835, PF1 2026 r. 9314: 2.100 − 3.000, la differenza a RN33 col. 4',
  },
  {
    nome: 'erogazioni alla cultura: la rata dell’anno e il credito',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RL2.2=20000 CR14.1=900 CR14.2=300',
    attesi: 'RN30.1=195 RN30.2=495 RN30.3=495',
    derivazione: 'PF1 2023 r. 9147-9150: 65% di 900, un terzo; col. 2 con il residuo di 300',
  },
  {
    nome: 'crediti che generano residui: lo spettante, non l’usato',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RL2.2=8000 CR7.2=3100',
    attesi: 'RN24.1=3100 RN25.1=3100 RN47.11=1260',
    derivazione: '23% di 8.000 = 1.840: 3.100 − 1.840 restano in RN47',
  },
  {
    nome: 'trattamento integrativo, mutuo agrario e di costruzione',
    anni: [2023, 2024],
    dati: `${TRATTAMENTO} FA1.5=12 RP8.1=10 RP8.2=3000`,
    attesi: 'RN43.2=489',
    derivazione:
      'PF1 2023 r. 3547-3549, PF1 2024 r. 3741-3743: costruzione entro 2.582,28: 690 + 3.008,37 + 490,63 − 3.700',
  },
  {
    nome: 'trattamento integrativo, mutuo di costruzione',
    anni: [2025],
    dati: `${TRATTAMENTO} FA1.5=12 RP8.1=10 RP8.2=3000`,
    attesi: 'RN43.2=509',
    derivazione: 'PF1 2025 r. 3706-3708: 690 + 3.008,37 + 490,63 − 3.680',
  },
  {
    nome: 'trattamento integrativo, mutuo di costruzione',
    anni: [2026],
    dati: `${TRATTAMENTO} FA1.6=12 RP8.1=10 RP8.2=3000`,
    attesi: 'RN43.2=509',
    derivazione: 'PF1 2026 r. 3698-3700: 690 + 3.008,37 + 490,63 − 3.680',
  },
  {
    nome: 'trattamento integrativo, mutuo del 2022: non conta',
    anni: [2023, 2024],
    dati: `${TRATTAMENTO} FA1.5=12 RP8.1=46 RP8.2=3000`,
    attesi: 'RN43.2=0',
    derivazione: 'PF1 2023 r. 4803: il codice 46 è dei mutui dal 2022; 690 + 3.008,37 non superano 3.700',
  },
  {
    nome: 'trattamento integrativo, mutuo del 2022: non conta',
    anni: [2025],
    dati: `${TRATTAMENTO} FA1.5=12 RP8.1=46 RP8.2=3000`,
    attesi: 'RN43.2=18',
    derivazione: 'PF1 2025 r. 5338: 690 + 3.008,37 − 3.680, senza il mutuo',
  },
  {
    nome: 'trattamento integrativo, pace contributiva del 2021',
    anni: [2023],
    dati: `${TRATTAMENTO} FA1.5=12 RP56.1=1 RP56.2=2021 RP56.4=800`,
    attesi: 'RN15.1=400 RN43.2=398',
    derivazione: 'PF1 2023 r. 3553-3564: 690 + 3.008,37 + 400 − 3.700',
  },
  {
    nome: 'trattamento integrativo, lavori del 2021 e del 2022',
    anni: [2023, 2024],
    dati: `${TRATTAMENTO} FA1.5=12 RP41.1=2021 RP41.8=3 RP41.10=1000 RP42.1=2022 RP42.8=2 RP42.10=1000`,
    attesi: 'RN14.1=1000 RN43.2=498',
    derivazione: 'conta solo la rata del 2021: 690 + 3.008,37 + 500 − 3.700',
  },
  {
    nome: 'compensi sportivi oltre 30.658 euro',
    anni: [2023],
    dati: 'RL21.1=35000',
    attesi: 'RL22.1=20658 RL22.2=4342 RN1.5=4342',
    derivazione:
      'fascicolo 2 del 2023 r. 820-827: la fascia a titolo d’imposta non è reddito (L. 133/1999, art. 25)',
  },
  {
    nome: 'bonus tredicesima da restituire',
    anni: [2025],
    dati: 'FA1.1=F1 FA1.5=12 FA1.7=100 RC1.1=2 RC1.2=1 RC1.3=20000 RC6.1=182 RC10.1=2000 RC14.1=1 RC14.2=0 RC14.5=20000 RC14.6=100 RC14.7=sì RC14.8=182',
    attesi: 'RN44.3=100 RN45.2=1383',
    derivazione: 'PF1 2025 r. 3819: con RC14 col. 7 barrata si restituisce tutto (D.L. 113/2024, art. 2-bis)',
  },
  {
    nome: 'RN13 è un rigo solo',
    anni: [2023, 2024],
    dati: 'RL2.2=40000 RP1.2=1129 RP8.1=62 RP8.2=1000',
    attesi: 'RP15.2=1000 RN13.1=450',
    derivazione: '19% di 1.000 oltre la franchigia e 26% di 1.000 (TUIR, art. 15; D.L. 149/2013, art. 11)',
  },
  {
    nome: 'vegetali, codice 1, di chi non è IAP',
    anni: [2026],
    dati: 'RA1.1=1000 RA1.2=1 RA1.3=500 RA1.9=sì RA1.16=1',
    attesi: 'RA1.11=2340 RA1.12=1105',
    derivazione: 'PF1 2026 r. 2071-2076 e 2105-2116: 1.000 × 1,8 × 1,3; 500 × 1,7 × 1,3',
  },
  {
    nome: 'vegetali, codice 1, di un IAP',
    anni: [2026],
    dati: 'RA1.1=1000 RA1.2=1 RA1.3=500 RA1.10=sì RA1.16=1',
    attesi: 'RA1.14=2340 RA1.15=1105',
    derivazione:
      'PF1 2026 r. 2071-2076 e 2105-2116: col codice 1 l’ulteriore rivalutazione c’è anche per lui',
  },
  {
    nome: 'terreno di un IAP, senza vegetali',
    anni: [2026],
    dati: 'RA1.1=1000 RA1.2=1 RA1.3=500 RA1.10=sì',
    attesi: 'RA1.14=1800 RA1.15=850',
    derivazione: 'PF1 2026 r. 2071-2076 e 2105-2116: 1.000 × 1,8; 500 × 1,7',
  },
  {
    nome: 'vegetali, codice 2: la rendita dell’immobile',
    anni: [2026],
    dati: 'RA1.1=1000 RA1.2=1 RA1.3=500 RA1.10=sì RA1.16=2',
    attesi: 'RA1.14=1050 RA1.15=1105',
    derivazione:
      'PF1 2026 r. 1984-1988, 2071-2076 e 2105-2116: rendita rivalutata del 5% (L. 662/1996, art. 3, c. 48), senza ulteriore rivalutazione; 500 × 1,7 × 1,3',
  },
  {
    nome: 'vegetali, affitto a un giovane',
    anni: [2026],
    dati: 'RA1.1=1000 RA1.2=3 RA1.3=500 RA1.7=4 RA1.16=1',
    attesi: 'RA1.11=2340',
    derivazione:
      'PF1 2026 r. 2071-2076 e 2105-2116: r. 1915: l’agevolazione non è riconosciuta (Circ. 12/E del 2025)',
  },
  {
    nome: 'vegetali, una casella senza effetti',
    anni: [2025],
    dati: 'RA1.1=1000 RA1.2=1 RA1.3=500 RA1.10=sì RA1.16=sì',
    attesi: 'RA1.14=1800 RA1.15=850',
    derivazione: 'PF1 2025 r. 2016-2019 e 2047',
  },
  {
    nome: 'RW, due conti presso un intermediario, giacenza 5.500',
    anni: [2023],
    dati: DUE_CONTI,
    attesi: 'RW1.11=17 RW2.11=34',
    derivazione: 'esempio di PF2 2023 r. 3045-3063: 34,20 × 50% e 34,20 per intero',
  },
  {
    nome: 'RW, due conti presso un intermediario, giacenza 5.500, col. 29',
    anni: [2024, 2025, 2026],
    dati: DUE_CONTI,
    attesi: 'RW1.29=17 RW2.29=34',
    derivazione: 'esempio di PF2 2026 r. 3456-3474: 34,20 × 50% e 34,20 per intero',
  },
  {
    nome: 'RP32, un ottavo del 20% della spesa e il 20% degli interessi',
    anni: [2023, 2024, 2025, 2026],
    dati: 'RL2.2=60000 RP32.2=320000 RP32.3=1000',
    attesi: 'RP32.4=7700 RN3.1=7700',
    derivazione: 'PF1 2026 r. 6636-6652: 20% di 300.000, il limite, in otto quote, e 20% di 1.000',
  },
];
