// The parts by themselves, each on 24 by 24, in ink with a little colour.

export const I = {
  carnivorous: () => (
    <>
      <path class="ink" d="M3 8c5-3 13-3 18 0-1 2-2 3-3 3H6c-1 0-2-1-3-3z" />
      <path class="bone" d="M6 11l2 7 2.5-7zM13.5 11l2.5 7 2-7zM10.5 11l1.5 3.5 1.5-3.500z" />
    </>
  ),
  fat_tissue: () => (
    <>
      <path class="wash-yellow" d="M3 11c0-5 18-5 18 0 0 6-4 9-9 9s-9-3-9-9z" />
      <path class="line" d="M7 15c1 2 3 3 5 3M15 17.500c1-.4 2-1.2 2.5-2" />
      <path class="kernel" d="M12 7.500c2 2 2.5 5 0 6.5-2.5-1.5-2-4.5 0-6.500z" />
    </>
  ),
  swimming: () => (
    <>
      <path class="wash-blue" d="M4 15C6 7 11 4 17 4c-1 4-1 8 2 11z" />
      <path class="line" d="M8 14c1-4 4-7 8-9M13 14.500c0-3 1-6 3-9" />
      <path class="line" d="M2 19c2-2 4-2 6 0s4 2 6 0 4-2 7 0" />
    </>
  ),
  camouflage: () => (
    <>
      <path class="wash-green" d="M4 20C3 10 9 4 20 4c1 10-5 16-16 16z" />
      <path class="stripe" d="M9 9c2 1 4 4 4 7M13 6c2 2 4 5 4 8M6.5 13c1.5 1 3 3 3 5" />
    </>
  ),
  sharp_vision: () => (
    <>
      <path class="paper" d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0z" />
      <circle class="wash-yellow" cx="12" cy="12" r="4.5" />
      <circle class="jet" cx="12" cy="12" r="2" />
      <path class="line" d="M6 5L4.5 3M12 4V2M18 5l1.5-2" />
    </>
  ),
  burrowing: () => (
    <>
      <path class="earth" d="M2 20c2-6 6-9 10-9s8 3 10 9z" />
      <path class="ink" d="M8 20c0-4 2-6 4-6s4 2 4 6z" />
      <path class="bone" d="M5 4l1 6 2-1zM10 3v6l2.5-1zM15 4l-.5 6 2.5-1z" />
    </>
  ),
  high_body_weight: () => (
    <>
      <path class="bone" d="M9 13C4 12 2 8 4 3c1 4 3 6 7 6zM15 13c5-1 7-5 5-10-1 4-3 6-7 6z" />
      <path class="paper" d="M7 10h10c2 4 0 11-5 11s-7-7-5-11z" />
      <circle class="jet" cx="9.7" cy="14" r="1" />
      <circle class="jet" cx="14.3" cy="14" r="1" />
    </>
  ),
  running: () => (
    <>
      <path class="limb" d="M15 4c-2 3-3 5-6 6M9 10l-4 6 3 3M10 10c3 1 4 3 4 6l5 1" />
      <path class="line" d="M2 8h4M1 12h3M4 4h5" />
    </>
  ),
  mimicry: () => (
    <>
      <path class="wash-violet" d="M3 6c6 2 12 2 18 0 0 8-3 12-6 12-1.5 0-2-2-3-2s-1.5 2-3 2c-3 0-6-4-6-12z" />
      <path
        class="paper"
        d="M6 10.500c2-1.5 4-1 4.5.5-1.5 1.2-3.5 1-4.5-.5zM18 10.500c-2-1.5-4-1-4.5.5 1.5 1.2 3.5 1 4.5-.5z"
      />
    </>
  ),
  tail_loss: () => (
    <>
      <path class="paper" d="M22 8c-4 0-7 1-8.5 4l3 2c1-2 3-2.5 5.5-2.500z" />
      <path class="wash-green" d="M11.5 14c-1 3-4 5-9.5 5 3-1 5-2.5 6.5-6.500z" />
      <path class="line" d="M9 8l6 9M7 10l1 1M14 6l1 1.5" />
    </>
  ),
  poisonous: () => (
    <>
      <path class="wash-violet" d="M12 2c4 6 6 9 6 12.500a6 6 0 0 1-12 0C6 11 8 8 12 2z" />
      <circle class="jet" cx="10" cy="13" r="1.4" />
      <circle class="jet" cx="14" cy="13" r="1.4" />
      <path class="line" d="M9.5 17.500h5" />
    </>
  ),
  hibernation: () => (
    <>
      <path class="wash-blue" d="M4 17C5 8 10 4 20 5c-2 1-2.5 3-2 5 1 3 1 5 0 7z" />
      <circle class="paper" cx="20" cy="5.5" r="2.3" />
      <path class="paper" d="M3 16.500h16v4H3z" />
    </>
  ),
  grazing: () => (
    <>
      <path class="paper" d="M9 2h6l2 11H7z" />
      <path class="ink" d="M7 13h10l2 6H5z" />
      <path class="line" d="M1 21h22M3 18l-1.5-2M21 18l1.5-2" />
      <path class="paper-line" d="M12 13.500V19" />
    </>
  ),
  piracy: () => (
    <>
      <path class="wash-red" d="M3 12C4 6 8 3 12 3s8 3 9 9c-6-2-12-2-18 0z" />
      <path class="wash-red" d="M20 11l3 4-3 1zM19 12l1 6-3-2z" />
      <circle class="paper" cx="9" cy="8" r="1" />
      <circle class="paper" cx="14" cy="7" r="1" />
      <path class="line" d="M5 15l14 4" />
      <circle class="ink" cx="10" cy="17" r="3" />
    </>
  ),
  scavenger: () => (
    <>
      <path class="paper" d="M3 9c1-5 9-7 13-3 1 1.5 1 4 0 6H8c-3 0-5-1-5-3z" />
      <path class="wash-yellow" d="M16 6c5 1 6 6 3 12 0-4-1-5-4-6z" />
      <circle class="jet" cx="13" cy="8" r="1.2" />
      <path class="line" d="M3 13l2 2 1.5-2 2 2.5 2-2.5 2 2" />
    </>
  ),
  parasite: () => (
    <>
      <path class="line" d="M6 9L2 6M6 13H1.500M7 17l-3 4M18 9l4-3M18 13h4.500M17 17l3 4" />
      <ellipse class="wash-red" cx="12" cy="14" rx="6" ry="7" />
      <circle class="ink" cx="12" cy="6" r="3" />
      <path class="line" d="M12 9v11M10 3L9 1M14 3l1-2" />
    </>
  ),
  communication: () => (
    <>
      <path class="wash-red" d="M3 13c0-5 4-7 8-7v13c-5 1-8-2-8-6z" />
      <path class="line wide" d="M14 9c1.5 2 1.5 5 0 7M17 6.500c3 3.5 3 8.5 0 12M20 4c4 5 4 12 0 17" />
    </>
  ),
  cooperation: () => (
    <>
      <path class="wash-blue" d="M2 9l5-3 6 4-3 6-5 1z" />
      <path class="wash-yellow" d="M22 9l-5-3-6 4 4 6 5 1z" />
      <path class="line" d="M9 16l3 3 3-3M11 12l3 3" />
    </>
  ),
  symbiosis: () => (
    <>
      <path class="wash-green" d="M2 20c2-6 7-8 11-8s7 3 9 8z" />
      <path class="wash-yellow" d="M7 12c-2-4 0-8 4-8 3 0 4 2 4 4l3 1-3 1c-1 2-3 3-5 3z" />
      <circle class="jet" cx="12" cy="6.8" r=".9" />
      <path class="line" d="M9 12l-.5 2M11 12.500l.3 2" />
    </>
  ),
} as const;
