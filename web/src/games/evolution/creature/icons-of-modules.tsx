// The parts of the modules by themselves, each on 24 by 24.

export const M = {
  flight: () => (
    <>
      <path class="wing" d="M22 20C21 10 14 3 2 2c2 3 2 5 1 7 3 0 5 1 5 4 3-1 5 0 6 3 3 0 5 1 8 4z" />
      <path class="line" d="M21 18C17 11 12 7 6 4M20 18c-3-3-7-6-11-7M20 19c-1-2-3-3-5-3" />
    </>
  ),
  ambush: () => (
    <>
      <circle class="paper" cx="8.500" cy="8" r="3" />
      <circle class="paper" cx="15.500" cy="8" r="3" />
      <circle class="jet" cx="8.500" cy="8.500" r="1.300" />
      <circle class="jet" cx="15.500" cy="8.500" r="1.300" />
      <path
        class="blade"
        d="M2 22c0-6 0-9-1-12 3 2 4 6 5 12zM7 22c-1-5 0-8 1-11 2 3 2 7 2 11zM11 22c0-5 1-9 3-12 1 4 0 8 0 12zM15 22c1-6 3-9 7-12-2 4-2 8-2 12z"
      />
    </>
  ),
  intellect: () => (
    <>
      <path
        class="wash-rose"
        d="M6 19c-3 0-5-3-3-6-2-3 0-6 3-6 0-4 5-5 7-2 4-1 7 1 6 4 3 1 3 6 0 7 0 3-4 4-6 3-2 2-5 2-7 0z"
      />
      <path
        class="line"
        d="M6 8c2 0 3 1 3 3M12 5c-1 2 0 4 2 4M5 14c2-1 4 0 5 2M19 10c-2 0-3 1-3 3M12 19c-1-2 0-4 2-4"
      />
    </>
  ),
  viviparity: () => (
    <>
      <ellipse class="womb" cx="12" cy="12.500" rx="9.500" ry="9" />
      <path class="wash-rose" d="M7 16c-4-5 0-11 6-9 4-2 7 2 4 5-1 2-4 1-4 0-1 2 1 4 4 3-2 5-8 5-10 1z" />
      <circle class="jet" cx="14" cy="9.500" r="1" />
    </>
  ),
  metamorphosis: () => (
    <>
      <path class="line wide" d="M3 3h18M12 3v2" />
      <path class="silk" d="M12 4c5 2 6 7 5 11-1 4-3 6-5 7-2-1-4-3-5-7-1-4 0-9 5-11z" />
      <path class="line" d="M7.500 10c3-1 6-1 9 1M7 14c3-1 7 0 9.500 1M9 18.500c2-1 4-1 6 0" />
    </>
  ),
  ink_cloud: () => (
    <>
      <path class="murk" d="M9 4c4-3 9 0 8 4 5 0 6 6 2 8 1 4-5 7-8 4-4 2-8-1-7-5-4-2-3-8 1-8 0-2 2-3 4-3z" />
      <path class="paper-line" d="M8 10c2-2 5 0 3 2M14 9c2 0 2 3 0 3M10 16c2-1 4 0 4 1" />
    </>
  ),
  shell: () => (
    <>
      <path class="carapace" d="M3 19C0 9 7 2 14 3c7 1 10 9 6 16-5-2-12-2-17 0z" />
      <path class="line wide" d="M18 17c2-6-1-10-6-10-4 0-6 4-4 7 2 2 5 1 5-1 0-1-2-2-3-1M5 16c0-2 0-4 1-6" />
    </>
  ),
  photosynthesis: () => (
    <>
      <circle class="wash-yellow" cx="17" cy="7" r="4" />
      <path class="line" d="M17 1v-.5M22 3l.5-.5M23 8h.5M12 2l-.5-.5" />
      <path class="wash-green" d="M2 21C1 12 6 8 14 9c1 8-4 13-12 12z" />
      <path class="line" d="M2 22c3-4 6-7 10-11M5 18v-4M8 15l4 1" />
    </>
  ),
  thermosynthesis: () => (
    <>
      <path class="line wide red" d="M7 11c-4-4 2-5-1-9M12 10c-4-4 2-5-1-9M18 11c-4-4 2-5-1-9" />
      <path class="earth" d="M2 22c4-4 4-7 5-9h10c1 2 1 5 5 9z" />
      <path class="glow-hole" d="M8 13h8l-2 3h-4z" />
    </>
  ),
  trematode: () => (
    <>
      <path class="wash-rose" d="M3 16C2 8 10 3 21 5c1 10-7 18-18 11z" />
      <circle class="paper" cx="7.500" cy="13.500" r="2.600" />
      <circle class="paper" cx="12.500" cy="10.500" r="2" />
      <path class="line" d="M16 7l2 2M15 12l3 0M3 17l-2 3" />
    </>
  ),
  hunter: () => (
    <>
      <path class="line wide" d="M4 10C4 3 12 0 18 4" />
      <circle class="halo" cx="18.500" cy="6" r="4.500" />
      <circle class="wash-yellow" cx="18.500" cy="6" r="2.500" />
      <path class="ink" d="M2 11c6-3 13-2 17 2-4 8-12 9-17 6z" />
      <path class="bone" d="M8 14l1.500 4 2-4zM12 14l1.500 3.500 2-3.500zM16 14l1 2.500 1-2.500z" />
      <circle class="paper" cx="6.500" cy="13.500" r="1.200" />
    </>
  ),
  herding: () => (
    <>
      <path class="fellow" d="M11 12V9c-2 0-2-2-1-3h5l2-2 3 1 1 2-2 1v4h-2V9h-4v3z" />
      <path class="fellow" d="M2 15v-3c-2 0-1-3 0-3h4l2-2 3 1 1 2-2 1v4H8v-3H4v3z" />
      <path class="paper" d="M8 22v-3c-3 0-2-4 0-4h6l2-3 5 2 1 3-3 1v4h-2v-3h-6v3z" />
    </>
  ),
  migration: () => (
    <>
      <path class="trail" d="M2 20c2-9 7-13 14-13" />
      <path class="wash-blue" d="M13 2l9 5-8 6 1-5z" />
      <path class="jet-line" d="M4 6c1-2 3-2 4 0 1-2 3-2 4 0" />
    </>
  ),
  suckerfish: () => (
    <>
      <path class="line wide" d="M2 5h20" />
      <path class="wash-blue" d="M6 13l-5-4v9l5-3c5 5 12 5 16-1-1-4-4-6-8-6-3 0-6 2-8 5z" />
      <path class="line" d="M10 7.500h9M11 5.500v3M14 5.500v3M17 5.500v3M10 17l-2 3" />
      <circle class="jet" cx="18" cy="13" r="1.100" />
    </>
  ),
  regeneration: () => (
    <>
      <path
        class="wash-rose"
        d="M12 2c2 4 2 6 3 6s5 0 8 1c-4 3-6 4-6 6 0 1 1 4 2 7-4-2-5-4-7-4s-4 2-7 4c0-4 2-6 2-7 0-2-2-3-6-6 4-1 7-1 8-1s1-2 3-6z"
      />
      <path class="line" d="M12 7v4M8 10l3 2M16 10l-3 2M10 16l1-3M14 16l-1-3" />
    </>
  ),
  toxic: () => (
    <>
      <path class="wash-teal" d="M3 11c0-6 4-9 9-9s9 3 9 9c-2 2-4 1-5 0-2 2-3 2-4 0-1 2-3 2-4 0-1 1-3 2-5 0z" />
      <path class="line wide" d="M6 12c-2 4 2 5 0 10M12 12c-2 4 2 5 0 10M18 12c-2 4 2 5 0 10" />
      <path class="line" d="M4 17l2 1M10 17l2 1M16 17l2 1" />
    </>
  ),
  recombination: () => (
    <>
      <path class="line" d="M8 4h8M7 8.500h5M12 15.500h5M8 20h8" />
      <path class="strand" d="M7 1c0 6 10 8 10 12 0 4-4 5-9 10" />
      <path class="strand other" d="M17 1c0 6-10 8-10 12 0 4 4 5 9 10" />
    </>
  ),
  edificator: () => (
    <>
      <path
        class="earth"
        d="M5 10h12a2.700 2.700 0 0 1 0 5.400H5zM3 16h16a2.700 2.700 0 0 1 0 5.400H3zM8 4h8a2.700 2.700 0 0 1 0 5.400H8z"
      />
      <circle class="paper" cx="4" cy="18.700" r="2.500" />
      <circle class="paper" cx="6" cy="12.700" r="2.500" />
      <circle class="paper" cx="9" cy="6.700" r="2.500" />
      <path class="line" d="M17 4l4-3M19 3l3 1" />
    </>
  ),
  neoplasia: () => (
    <>
      <circle class="wash-violet" cx="7" cy="15" r="5" />
      <circle class="wash-violet" cx="17" cy="16" r="4.500" />
      <circle class="wash-violet" cx="12" cy="9" r="6" />
      <circle class="jet" cx="11" cy="7.500" r="1.300" />
      <circle class="jet" cx="14.500" cy="10.500" r="1" />
      <circle class="jet" cx="6.500" cy="15.500" r="1" />
      <circle class="jet" cx="17.500" cy="16.500" r="1" />
    </>
  ),
  r_strategy: () => (
    <>
      <ellipse class="paper" cx="6" cy="17" rx="4" ry="5" />
      <ellipse class="paper" cx="18" cy="17" rx="4" ry="5" />
      <ellipse class="paper" cx="12" cy="17.500" rx="4" ry="5" />
      <ellipse class="paper" cx="9" cy="8.500" rx="4" ry="5" />
      <ellipse class="paper" cx="15.500" cy="8.500" rx="4" ry="5" />
      <path class="line" d="M13 16l1 2-1 1M7 7l2 1-1 2" />
    </>
  ),
  shy: () => (
    <>
      <circle class="paper" cx="7.500" cy="10" r="4.500" />
      <circle class="paper" cx="16.500" cy="10" r="4.500" />
      <circle class="jet" cx="8.500" cy="11" r="1.600" />
      <circle class="jet" cx="15.500" cy="11" r="1.600" />
      <path class="line" d="M4 4c2-1 4-1 5 0M20 4c-2-1-4-1-5 0M9 20c1-2 2-1 3 0s2 1 3-1" />
      <ellipse class="blush" cx="5" cy="17" rx="2.500" ry="1.500" />
      <ellipse class="blush" cx="19" cy="17" rx="2.500" ry="1.500" />
    </>
  ),
  gluttonous: () => (
    <>
      <path class="ink" d="M2 8c6 3 14 3 20 0 1 8-3 14-10 14S1 16 2 8z" />
      <path class="wash-red" d="M7 17c2-4 8-4 10 0-1 3-3 4-5 4s-4-1-5-4z" />
      <path class="bone" d="M6 10l2 4 2-3.500zM14 10.500l2 3.500 2-4z" />
      <circle class="wash-red" cx="12" cy="4.500" r="2.800" />
    </>
  ),
  insulation: () => (
    <>
      <path
        class="wool-pad"
        d="M5 20c-4 0-5-5-2-7-2-4 1-8 5-7 1-4 7-4 8 0 5-1 7 4 5 7 3 3 1 7-3 7-2 3-5 3-6 0-2 2-5 2-7 0z"
      />
      <path
        class="line"
        d="M6 10c0 2 1 3 2 3s2-1 2-3M13 9c0 2 1 3 2 3s2-1 2-3M8 16c0 2 1 3 2 3s2-1 2-3M15 15c0 2 1 3 2 3s2-1 2-3"
      />
    </>
  ),
  immunity: () => (
    <>
      <path class="paper" d="M3 4c6 0 7-2 9-2s3 2 9 2c1 10-2 15-9 18C5 19 2 14 3 4z" />
      <path class="wash-green" d="M10 7h4v3.500h3.500v4H14V18h-4v-3.500H6.500v-4H10z" />
    </>
  ),
} as const;
