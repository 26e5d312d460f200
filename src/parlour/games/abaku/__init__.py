"""Abaku: equations laid with number tiles on a board, at the table and alone."""

from parlour.core.parts import declare

declare(
    "abaku",
    game="parlour.games.abaku.rules:GAME",
    robots={
        "novice": "parlour.bots.abaku:AbakuNovice",
        "casual": "parlour.bots.abaku:AbakuCasual",
        "strong": "parlour.bots.abaku:AbakuStrong",
        "best": "parlour.bots.abaku:AbakuBest",
        "greedy": "parlour.bots.abaku:AbakuGreedy",
    },
    analyser="parlour.analysis.abaku.analyser:analyse",
    valuer="parlour.analysis.abaku.review:abaku",
    puzzles={"abaku": "parlour.analysis.abaku.puzzles:MAKER"},
    drills={"equations": "parlour.analysis.abaku.drills:MAKER"},
    encoding="parlour.envs.abaku.encoding:AbakuEncoding",
    drawing="parlour.locales.abaku.drawing:AbakuDrawing",
    picture="parlour.games.abaku.picture:draw",
    terminal_board="parlour.terminal.boards.abaku:AbakuBoard",
    preview="parlour.games.abaku.judging.preview:preview_of_view",
    reading="parlour.locales.abaku.readings:said",
    kernels="parlour.games.abaku.generator.kernel_steps:KERNELS",
)
